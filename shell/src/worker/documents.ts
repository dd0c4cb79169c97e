import { CACHE_HEADER } from '@tanabana/runtime/contracts/offline';
import { evictAtQuota, evictSoon } from './eviction';
import { cacheFile } from './files';
import { cachedAt, DOCUMENTS, entriesOf, stamp } from './storage';

/** Header of a stored document: its title; empty for documents that lists do not name. */
const TITLE_HEADER = 'x-kept-title';

/** Headers of a document that are stored with it. */
const STORED_HEADERS = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-tanabana-release',
];

/** How old the time of the last use may become before it is written again, in milliseconds. */
const TOUCH_MS = 600_000;

const TITLE = /<title>([^<]*)/;
const HIDDEN = '<meta name="robots" content="noindex"';

/** Rises when all documents are removed: those that are being fetched then are not stored. */
let generation = 0;

/**
 * Stores a document with all of its scripts, if the server allows it: under the address that the server names.
 * @returns its text; undefined when it was not stored
 * @throws when one of its scripts is missing
 */
export async function cacheDocument(event: ExtendableEvent, response: Response): Promise<string | undefined> {
  const address = response.headers.get(CACHE_HEADER);
  const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
  if (address === null || !isPublic || response.status !== 200) return undefined;
  const started = generation;
  const html = await response.text();
  await cacheFilesOf(event, html);
  if (started !== generation) return undefined;
  const headers = new Headers();
  for (const name of STORED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const title = html.includes(HIDDEN) ? '' : (TITLE.exec(html)?.[1] ?? '');
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  await store(address, new Response(html, { headers }));
  event.waitUntil(evictSoon());
  return html;
}

async function store(address: string, response: Response): Promise<void> {
  const cache = await caches.open(DOCUMENTS);
  await cache.put(address, await stamp(response)).catch(evictAtQuota);
}

/** Records that a document of this release was seen again. @returns false when none is cached */
export async function touchDocument(address: string, release: string): Promise<boolean> {
  const cached = await (await caches.open(DOCUMENTS)).match(address);
  if (cached?.headers.get('x-tanabana-release') !== release) return false;
  if (Date.now() - cachedAt(cached) >= TOUCH_MS) await store(address, cached);
  return true;
}

/** The document of a page that has most of the page's query, and no other query. */
export async function matchDocument(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(DOCUMENTS);
  const requests = await cache.keys(url.pathname, { ignoreSearch: true });
  const [closest] = requests
    .map((request) => ({ request, query: [...new URL(request.url).searchParams] }))
    .filter(({ query }) => query.every(([name, value]) => url.searchParams.get(name) === value))
    .sort((one, other) => other.query.length - one.query.length);
  return closest && cache.match(closest.request);
}

/** Cached pages that search engines list, the last one first. */
export async function listDocuments(): Promise<{ address: string; title: string; keptAt: number }[]> {
  const entries = await entriesOf(DOCUMENTS);
  return entries
    .map(({ url, response }) => ({
      address: url.pathname + url.search,
      title: unescaped(decodeURIComponent(response.headers.get(TITLE_HEADER) ?? '')),
      keptAt: cachedAt(response),
    }))
    .filter(({ title }) => title !== '')
    .sort((one, other) => other.keptAt - one.keptAt);
}

export async function removeDocuments(): Promise<void> {
  generation += 1;
  await Promise.all((await entriesOf(DOCUMENTS)).map(({ remove }) => remove()));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The text that React has escaped. */
function unescaped(text: string): string {
  return text.replace(/&([#\w]+);/g, (reference, name: string) => ENTITIES[name] ?? reference);
}

const SCRIPTS_AND_FONTS = /(?:src|href)="(\/assets\/[^"?]+\.(?:js|woff2))"/g;
const PICTURES = /\/assets\/[\w./-]+\.(?:avif|webp|png|jpe?g|svg)(?![\w.])/g;

/** The script for pages without a network, which documents do not link to. */
const OFFLINE_SCRIPT = /"(\/assets\/shell\/offline\.[0-9a-f]{10}\.js)":/;

/**
 * Caches the scripts and fonts that a document needs, with the integrity that its import map names.
 * @throws when one of them is missing
 */
async function cacheFilesOf(event: ExtendableEvent, html: string): Promise<void> {
  const linked = [...html.matchAll(SCRIPTS_AND_FONTS)].map(([, address = '']) => address);
  const [, offlineScript] = OFFLINE_SCRIPT.exec(html) ?? [];
  if (offlineScript !== undefined) linked.push(offlineScript);
  await Promise.all(
    [...new Set(linked)].map((address) =>
      cacheFile(event, address, { integrity: integrityIn(html, address), cache: 'force-cache' }),
    ),
  );
}

function integrityIn(html: string, address: string): string {
  const [, after] = html.split(`"${address}":"`, 2);
  return after?.slice(0, after.indexOf('"')) ?? '';
}

/** Caches those pictures of a document that the browser has in its HTTP cache, without the network. */
export async function cachePicturesOf(event: ExtendableEvent, html: string): Promise<void> {
  const addresses = [...new Set(html.match(PICTURES))];
  const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' };
  await Promise.allSettled(addresses.map((address) => cacheFile(event, address, init)));
}
