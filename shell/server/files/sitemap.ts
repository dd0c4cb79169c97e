import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import type { FastifyBaseLogger } from 'fastify';
import { hasPage } from '@tanabana/contract/pages/hasPage';
import { ADDRESSES, addressListSchema, type AddressList } from '@tanabana/contract/remotes/addressList';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { ArtefactError, type ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { parseStored } from '@tanabana/releases/stores/parseStored';
import { deployablesOf, routesOf, type Release } from '@tanabana/releases/documents/releaseDocument';
import { compressChunks } from '../../render/compressDocument';
import { absolute } from './feedTexts';
import { soldProducts } from './soldProducts';
import { element } from './xml';

/** Maximum number of addresses in one file, a tenth of the maximum of sitemaps.org. */
const MAX_ADDRESSES = 5_000;

/** The files of a sitemap, each compressed when it is first requested. */
interface Sitemap {
  /** Returns a file: 0 is the index, or the only file, and 1 is the first part. */
  readonly file: (part: number) => Promise<{ readonly brotli: Buffer }> | undefined;
  /** Whether the addresses of every remote could be read. */
  readonly isWhole: boolean;
}

/**
 * Creates the sitemap of three kinds of addresses: public routes without parameters, links from such a route to itself
 * with a query (a category, for example), and addresses that remotes publish. An address without a date gets the date
 * of the release. Products also name their pictures.
 * @throws {Error} when the store is unreachable, because search engines would remove pages that are missing in the
 * sitemap
 */
export async function createSitemap(
  release: Release,
  artefacts: ArtefactStore,
  log: FastifyBaseLogger,
): Promise<Sitemap> {
  const { createdAt, remotes } = release;
  const { origin } = release.settings;
  const listed = await Promise.all(Object.values(remotes).map((remote) => listedBy(remote, artefacts, log)));
  const pictures = await picturesOf(release, artefacts, log);
  const entries = [...fixedAddresses(release), ...listed.flatMap((list) => list ?? [])].map((entry) =>
    typeof entry === 'string' ? { path: entry, modified: createdAt } : entry,
  );
  const present = entries.filter(({ path }) => hasPage(release.settings, path));
  const unique = [...new Map(present.map((entry) => [entry.path, entry])).values()];
  const parts = Array.from({ length: Math.ceil(unique.length / MAX_ADDRESSES) }, (_, index) =>
    unique.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  );
  const files = parts.length > 1 ? [undefined, ...parts] : [parts[0] ?? []];
  const compressed = new Map<number, Promise<{ readonly brotli: Buffer }>>();
  const xmlOf = (part: typeof unique | undefined) =>
    part
      ? xml(
          'urlset',
          part.map(({ path, modified }) =>
            entry('url', origin + path, [
              element('lastmod', modified),
              ...(pictures?.get(path) ?? []).map((picture) => imageOf(absolute(picture, origin))),
            ]),
          ),
        )
      : xml(
          'sitemapindex',
          parts.map((_, index) => entry('sitemap', `${origin}/sitemap-${index + 1}.xml`)),
        );
  return {
    file: (part) => {
      if (!(part in files)) return undefined;
      const file = compressed.get(part) ?? compressChunks(xmlOf(files[part])).then((brotli) => ({ brotli }));
      compressed.set(part, file);
      return file;
    },
    isWhole: !listed.includes(undefined) && pictures !== undefined,
  };
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const xml = (root: string, entries: readonly string[]) => [
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>`,
  ...entries,
  `</${root}>`,
];

const entry = (name: string, location: string, rest: readonly string[] = []) =>
  `<${name}>${element('loc', location)}${rest.join('')}</${name}>`;

const imageOf = (location: string) => `<image:image>${element('image:loc', location)}</image:image>`;

function fixedAddresses(release: Release): readonly string[] {
  return deployablesOf(release)
    .flatMap((remote) => routesOf(remote, release.settings))
    .filter(({ path, isPersonal }) => !path.includes(':') && !isPersonal)
    .flatMap(({ path, links = [] }) => [
      path,
      ...links.map(({ to }) => to).filter((to) => to.startsWith(`${path}?`)),
    ])
    .sort();
}

/**
 * Reads the addresses of the products or posts of a remote. A damaged list is logged and ignored.
 * @returns undefined if the list is damaged
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
    return undefined;
  }
}

/**
 * Reads the addresses of the pictures of each product. Damaged records are logged and ignored.
 * @returns undefined if a record is damaged
 */
async function picturesOf(release: Release, artefacts: ArtefactStore, log: FastifyBaseLogger) {
  const pictures = new Map<string, readonly string[]>();
  try {
    for await (const block of soldProducts(release, artefacts))
      for (const product of block)
        pictures.set(
          product.path,
          product.pictures.map(({ address }) => address),
        );
  } catch (error) {
    if (!(error instanceof ArtefactError)) throw error;
    log.error({ err: error }, 'The sitemap lacks the pictures of products');
    return undefined;
  }
  return pictures;
}

function parsedAddresses(content: Buffer): AddressList {
  try {
    return parseStored(addressListSchema, content);
  } catch (error) {
    throw new ArtefactError(`The record ${ADDRESSES} is damaged.`, { cause: error });
  }
}
