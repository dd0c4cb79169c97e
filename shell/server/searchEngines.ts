import type { FastifyPluginCallback } from 'fastify';
import { ADDRESSES, addressListSchema } from '@tanabana/runtime/contracts/addressList';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { routesOf, type Release } from '../composition/releaseDocument';
import { BROWSER_FOLDER } from '../composition/addresses';
import type { GetLiveReleases } from './liveReleases';

/** Pages that belong to one visitor or to the team, and not to a search engine. */
const PERSONAL = [
  '/cart',
  '/checkout',
  '/enquiry',
  '/wishlist',
  '/dashboard',
  '/login',
  '/register',
  '/blog/create',
  '/_kit',
];

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
    const { origin } = served.live.release.settings;
    const lines = [
      'User-agent: *',
      ...PERSONAL.map((path) => `Disallow: ${path}`),
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
    const pages = await sitemap(served.live.release, artefacts);
    return reply.header('cache-control', CACHE_CONTROL).type('application/xml; charset=utf-8').send(pages);
  });
  done();
};

/** Every page of a release: those with one fixed address, and those that remotes list. */
async function sitemap({ settings, remotes }: Release, artefacts: ArtefactStore): Promise<string> {
  const fixed = Object.values(remotes)
    .flatMap((remote) => routesOf(remote, settings).map(({ path }) => path))
    .filter((path) => !path.includes(':') && !PERSONAL.some((personal) => path.startsWith(personal)));
  const listed = await Promise.all(Object.values(remotes).map((remote) => listedBy(remote, artefacts)));
  const addresses = [...new Set([...fixed.sort(), ...listed.flat()])]
    .slice(0, MAX_ADDRESSES)
    .map((path) => createElement('url', { key: path }, createElement('loc', null, settings.origin + path)));
  const list = createElement('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, addresses);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(list)}`;
}

/** Addresses of a remote's products or posts, when it publishes them. */
async function listedBy(manifest: DeployManifest, artefacts: ArtefactStore): Promise<readonly string[]> {
  const file = manifest.records?.[ADDRESSES];
  if (file === undefined) return [];
  const content = await artefacts.read(manifest, BROWSER_FOLDER + file);
  return v.parse(addressListSchema, JSON.parse(content.toString('utf8')));
}
