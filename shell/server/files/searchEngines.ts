import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { ADDRESSES, addressListSchema, type AddressList } from '@tanabana/runtime/contracts/addressList';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { ArtefactError, type ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { parseStored } from '@tanabana/artefacts/store/parseStored';
import { deployablesOf, routesOf, type Release } from '@tanabana/artefacts/releases/releaseDocument';
import { BROWSER_FOLDER } from '../../composition/releases/addresses';
import type { Services } from '../services/createServices';
import { withLiveRelease } from './withLiveRelease';
import { element } from './xml';

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

export function searchEngines(
  app: FastifyInstance,
  { liveReleases, artefacts }: Pick<Services, 'liveReleases' | 'artefacts'>,
): void {
  const get = (path: string, type: string, textOf: (release: Release) => string | Promise<string>) =>
    app.get(
      path,
      withLiveRelease(liveReleases, async (release, reply) =>
        reply
          .header('cache-control', 'public, max-age=300')
          .type(type)
          .send(await textOf(release)),
      ),
    );
  // Allows crawlers to fetch personal pages, because they must fetch a page to read its `noindex`.
  get(
    '/robots.txt',
    'text/plain; charset=utf-8',
    ({ settings: { origin } }) => `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  get('/sitemap.xml', 'application/xml; charset=utf-8', (release) => sitemap(release, artefacts, app.log));
}

/**
 * Creates the sitemap of three kinds of addresses: public routes without parameters, links from such a route to itself
 * with a query (a category, for example), and addresses that remotes publish. An address without a date gets the date
 * of the release.
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
    .map(
      ({ path, modified }) =>
        `<url>${element('loc', settings.origin + path)}${element('lastmod', modified)}</url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>`;
}

/**
 * Reads the addresses of the products or posts of a remote. A damaged list is logged and ignored.
 * @throws {Error} when the store is unreachable, because search engines would remove pages that are missing in the
 * sitemap
 */
async function listedBy(manifest: DeployManifest, artefacts: ArtefactStore, log: FastifyBaseLogger) {
  const { name: remote, version, records } = manifest;
  const file = records?.[ADDRESSES];
  if (file === undefined) return [];
  try {
    return parsedAddresses(await artefacts.read(manifest, BROWSER_FOLDER + file));
  } catch (error) {
    if (!(error instanceof ArtefactError)) throw error;
    log.error({ err: error, remote, version }, 'The sitemap lacks the addresses of a remote');
    return [];
  }
}

function parsedAddresses(content: Buffer): AddressList {
  try {
    return parseStored(addressListSchema, content);
  } catch (error) {
    throw new ArtefactError(`The record ${ADDRESSES} is damaged.`, { cause: error });
  }
}
