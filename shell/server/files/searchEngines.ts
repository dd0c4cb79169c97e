import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import { ADDRESSES, addressListSchema, type AddressList } from '@tanabana/runtime/contracts/addressList';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { ArtefactError, type ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { parseStored } from '@tanabana/artefacts/store/parseStored';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deployablesOf, routesOf, type Release } from '../../composition/releases/releaseDocument';
import { BROWSER_FOLDER } from '../../composition/releases/addresses';
import type { GetLiveReleases } from '../live/liveReleases';

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** Five minutes: crawlers may see a promotion late. */
const CACHE_CONTROL = 'public, max-age=300';

interface SearchEnginesOptions {
  readonly liveReleases: GetLiveReleases;
  readonly artefacts: ArtefactStore;
}

/** Serves `/robots.txt` and `/sitemap.xml` of the live release. */
export const searchEngines: FastifyPluginCallback<SearchEnginesOptions> = (
  app,
  { liveReleases, artefacts },
  done,
) => {
  app.get('/robots.txt', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const { origin } = served.live.release.settings;
    // Personal pages are allowed: crawlers read their `noindex` only when they may fetch them.
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    const pages = await sitemap(served.live.release, artefacts, app.log);
    return reply.header('cache-control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(pages);
  });
  done();
};

/**
 * Lists the fixed routes of a release, the queries with which links lead to them, such as categories, and the addresses
 * that its remotes publish. An address without a day of its own was last changed by the release.
 */
async function sitemap(release: Release, artefacts: ArtefactStore, log: FastifyBaseLogger): Promise<string> {
  const { settings, remotes } = release;
  const fixed = deployablesOf(release)
    .flatMap((remote) => routesOf(remote, settings))
    .filter(({ path, isPersonal }) => !path.includes(':') && !isPersonal)
    .flatMap(({ path, links = [] }) => [
      path,
      ...links.map(({ to }) => to).filter((to) => to.startsWith(`${path}?`)),
    ]);
  const listed = await Promise.all(Object.values(remotes).map((remote) => listedBy(remote, artefacts, log)));
  const entries = [...fixed.sort(), ...listed.flat()].map((entry) =>
    typeof entry === 'string' ? { path: entry, modified: release.createdAt } : entry,
  );
  const addresses = [...new Map(entries.map((entry) => [entry.path, entry])).values()]
    .slice(0, MAX_ADDRESSES)
    .map(({ path, modified }) =>
      createElement(
        'url',
        { key: path },
        createElement('loc', null, settings.origin + path),
        createElement('lastmod', null, modified),
      ),
    );
  const list = createElement('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, addresses);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(list)}`;
}

/**
 * Addresses of a remote's products or posts, if it publishes them. Of a damaged list, which is logged, there are none.
 * @throws {Error} when the store cannot be reached: a sitemap that lacks pages would remove them from search results
 */
async function listedBy(
  manifest: DeployManifest,
  artefacts: ArtefactStore,
  log: FastifyBaseLogger,
): Promise<AddressList> {
  const { name: remote, version, records } = manifest;
  const file = records?.[ADDRESSES];
  if (file === undefined) return [];
  try {
    const content = await artefacts.read(manifest, BROWSER_FOLDER + file);
    return parsedAddresses(content);
  } catch (error) {
    if (!(error instanceof ArtefactError)) throw error;
    log.error({ err: error, remote, version }, 'The sitemap lacks the addresses of a remote');
    return [];
  }
}

/** @throws {ArtefactError} when it is not a list of addresses */
function parsedAddresses(content: Buffer): AddressList {
  try {
    return parseStored(addressListSchema, content);
  } catch (error) {
    throw new ArtefactError(`The record ${ADDRESSES} is damaged.`, { cause: error });
  }
}
