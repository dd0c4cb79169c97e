import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import { ADDRESSES, addressListSchema } from '@tanabana/runtime/contracts/addressList';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { ArtefactError, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { parseStored } from '@tanabana/build/store/parseStored';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deployablesOf, routesOf, type Release } from '../../composition/releaseDocument';
import { BROWSER_FOLDER } from '../../composition/addresses';
import type { GetLiveReleases } from '../live/liveReleases';

/** Most addresses that one sitemap may list (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** A promotion changes both; nobody needs to see that at once. */
const CACHE_CONTROL = 'public, max-age=300';

interface SearchEnginesOptions {
  readonly liveReleases: GetLiveReleases;
  readonly artefacts: ArtefactStore;
}

/** Tells search engines what they may visit, and which pages there are. */
export const searchEngines: FastifyPluginCallback<SearchEnginesOptions> = (
  app,
  { liveReleases, artefacts },
  done,
) => {
  app.get('/robots.txt', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { release } = served.live;
    const { origin } = release.settings;
    const lines = [
      'User-agent: *',
      ...personalPaths(release).map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const pages = await sitemap(served.live.release, artefacts, app.log);
    return reply.header('cache-control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(pages);
  });
  done();
};

/** Beginnings of the paths that belong to one visitor or to the team. */
function personalPaths(release: Release): readonly string[] {
  const paths = deployablesOf(release).flatMap(({ routes }) =>
    routes.filter(({ isPersonal }) => isPersonal).map(({ path }) => path.replace(/:.*/, '')),
  );
  return paths.filter((path) => !paths.some((other) => path !== other && path.startsWith(other))).sort();
}

/** Every page of a release: those with one fixed address, and those that remotes list. */
async function sitemap(release: Release, artefacts: ArtefactStore, log: FastifyBaseLogger): Promise<string> {
  const { settings, remotes } = release;
  const fixed = deployablesOf(release)
    .flatMap((remote) => routesOf(remote, settings))
    .filter(({ path, isPersonal }) => !path.includes(':') && !isPersonal)
    .map(({ path }) => path);
  const listed = await Promise.all(Object.values(remotes).map((remote) => listedBy(remote, artefacts, log)));
  const addresses = [...new Set([...fixed.sort(), ...listed.flat()])]
    .slice(0, MAX_ADDRESSES)
    .map((path) => createElement('url', { key: path }, createElement('loc', null, settings.origin + path)));
  const list = createElement('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, addresses);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(list)}`;
}

/**
 * Addresses of a remote's products or posts, when it publishes them.
 * @param log receives what is wrong with a damaged record, which costs its own addresses only
 * @throws {Error} when the store cannot be reached: a site map without pages that exist would remove them from search
 */
async function listedBy(
  manifest: DeployManifest,
  artefacts: ArtefactStore,
  log: FastifyBaseLogger,
): Promise<readonly string[]> {
  const { name: remote, version, records } = manifest;
  const file = records?.[ADDRESSES];
  if (file === undefined) return [];
  try {
    const content = await artefacts.read(manifest, BROWSER_FOLDER + file);
    return parsedAddresses(content);
  } catch (error) {
    if (!(error instanceof ArtefactError)) throw error;
    log.error({ err: error, remote, version }, 'The site map lacks the addresses of a remote');
    return [];
  }
}

/** @throws {ArtefactError} when it is no list of addresses */
function parsedAddresses(content: Buffer): readonly string[] {
  try {
    return parseStored(addressListSchema, content);
  } catch (error) {
    throw new ArtefactError(`The record ${ADDRESSES} is damaged.`, { cause: error });
  }
}
