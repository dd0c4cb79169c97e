import { FILE_ADDRESS, fileAddress, fileAddressesIn, plainName } from '@tanabana/contract/files/fileAddress';
import { CACHE_HEADER } from '../../protocol/offline';
import { evictAtQuota, evictSoon } from './eviction';
import { cacheFile } from './files';
import { lastUsedAt, DOCUMENTS, entriesOf, stamp } from './storage';

/** Header with the title of a cached document. The value is empty if the offline page must not list the document. */
const TITLE_HEADER = 'x-kept-title';

const TOUCH_INTERVAL_MS = 600_000;

const TITLE = /<title>([^<]*)/;
const HIDDEN = '<meta name="robots" content="noindex"';

/** Number of times that all documents were removed. A document that was requested before a removal is not cached. */
let removals = 0;

/**
 * Caches a document and its scripts, if the response is public, has status 200 and has the header `CACHE_HEADER`.
 * @returns the HTML, or undefined if the document is not cached
 * @throws {Error} when a script cannot be fetched
 */
export async function cacheDocument(event: ExtendableEvent, response: Response): Promise<string | undefined> {
  const address = response.headers.get(CACHE_HEADER);
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (address === null || !isPublic || response.status !== 200) return undefined;
  const earlier = removals;
  const html = await response.text();
  await cacheFilesOf(event, html);
  if (earlier !== removals) return undefined;
  const title = html.includes(HIDDEN) ? '' : (TITLE.exec(html)?.[1] ?? '');
  const headers = new Headers(response.headers);
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  await store(address, new Response(html, { headers }));
  event.waitUntil(evictSoon());
  return html;
}

async function store(address: string, response: Response): Promise<void> {
  const cache = await caches.open(DOCUMENTS);
  await cache.put(address, await stamp(response)).catch(evictAtQuota);
}

/** Records the use of a cached document. Returns false if the document is not cached, or belongs to another release. */
export async function touchDocument(address: string, release: string): Promise<boolean> {
  const cached = await (await caches.open(DOCUMENTS)).match(address);
  if (cached?.headers.get('x-tanabana-release') !== release) return false;
  if (Date.now() - lastUsedAt(cached) >= TOUCH_INTERVAL_MS) await store(address, cached);
  return true;
}

/**
 * Finds a cached document of the path. All query parameters of the document must occur in the URL. Returns the document
 * with the most parameters.
 */
export async function matchDocument(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(DOCUMENTS);
  const requests = await cache.keys(url.pathname, { ignoreSearch: true });
  const [closest] = requests
    .map((request) => ({ request, query: [...new URL(request.url).searchParams] }))
    .filter(({ query }) => query.every(([name, value]) => url.searchParams.get(name) === value))
    .sort((one, other) => other.query.length - one.query.length);
  return closest && cache.match(closest.request);
}

/** Lists the cached pages that are not hidden from search engines. The most recently used page is first. */
export async function listDocuments(): Promise<{ address: string; title: string; keptAt: number }[]> {
  const entries = await entriesOf(DOCUMENTS);
  return entries
    .map(({ url, response }) => ({
      address: url.pathname + url.search,
      title: unescaped(decodeURIComponent(response.headers.get(TITLE_HEADER) ?? '')),
      keptAt: lastUsedAt(response),
    }))
    .filter(({ title }) => title !== '')
    .sort((one, other) => other.keptAt - one.keptAt);
}

export async function removeDocuments(): Promise<void> {
  removals += 1;
  await Promise.all((await entriesOf(DOCUMENTS)).map(({ remove }) => remove()));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(text: string): string {
  return text.replace(/&([#\w]+);/g, (reference, name: string) => ENTITIES[name] ?? reference);
}

const OFFLINE_SCRIPT = fileAddress('shell', 'offline.js');
const LINKED = new RegExp(`(?:src|href)="(${FILE_ADDRESS})"`, 'g');
const SCRIPT_OR_FONT = /\.(?:js|woff2)$/;
const PICTURE = /\.(?:avif|webp|png|jpe?g|svg)$/;

/** Caches the scripts and fonts of a document. Checks their integrity with the import map. */
async function cacheFilesOf(event: ExtendableEvent, html: string): Promise<void> {
  const linked = [...html.matchAll(LINKED)].map(([, address = '']) => address);
  // The script of the offline page occurs in the import map only.
  const offline = fileAddressesIn(html).filter((address) => plainName(address) === OFFLINE_SCRIPT);
  await Promise.all(
    [...new Set([...linked.filter((address) => SCRIPT_OR_FONT.test(address)), ...offline])].map((address) =>
      cacheFile(event, address, { integrity: integrityIn(html, address), cache: 'force-cache' }),
    ),
  );
}

function integrityIn(html: string, address: string): string {
  const [, after] = html.split(`"${address}":"`, 2);
  return after?.slice(0, after.indexOf('"')) ?? '';
}

/**
 * Caches the pictures of a document: its drawings, which are small, and photographs that the browser's HTTP cache
 * contains.
 */
export async function cachePicturesOf(event: ExtendableEvent, html: string): Promise<void> {
  const addresses = [...new Set(fileAddressesIn(html).filter((address) => PICTURE.test(address)))];
  await Promise.allSettled(
    addresses.map((address) =>
      cacheFile(event, address, {
        cache: address.endsWith('.svg') ? 'force-cache' : 'only-if-cached',
        mode: 'same-origin',
      }),
    ),
  );
}
