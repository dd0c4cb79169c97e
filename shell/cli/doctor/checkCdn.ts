import { setTimeout as delay } from 'node:timers/promises';
import { checkTransport, isFromCache } from './checkTransport';
import { check } from './finding';

/** Maximum age of a page from the CDN. `s-maxage` allows one second, and network delays may add two seconds. */
const MAX_PAGE_AGE_SECONDS = 3;

const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/**
 * Pause before the second request for a page, in milliseconds. If the CDN caches the page for too long, the `Age` of
 * the second response exceeds `MAX_PAGE_AGE_SECONDS`.
 */
const PAUSE_MS = 5_000;

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Preview cookie of a test request. A cache must not answer requests with a preview cookie, but pass them on to the
 * server.
 */
const PREVIEW_COOKIE = 'tanabana_preview=doctor';

/** Checks that CDN and proxies obey the caching headers of the server, and pass on responses unchanged. */
export async function checkCdn(address: string, now: () => number, pause = PAUSE_MS) {
  const place = `CDN ${address}`;
  const request = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(path, address), { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  let page: Response | undefined;
  let html = '';
  const reached = await check(place, 'the shop answers', async () => {
    page = await request('');
    html = await page.text();
    if (page.ok && page.headers.has('x-tanabana-release')) return undefined;
    return `It answers ${page.status} without x-tanabana-release: this is not the shop, or the CDN removes headers.`;
  });
  if (!page || reached.fault !== undefined) return [reached];
  const { headers } = page;
  const script = /<link rel="modulepreload" href="([^"]+)"/.exec(html)?.[1];
  return [
    reached,
    await check(place, 'passes on Cache-Control of pages', () => pageCacheControl(headers)),
    await check(place, 'passes on Vary of pages', () => pageVary(headers)),
    await check(place, 'sends no cached page to a visitor with a preview', async () => {
      const { headers: own } = await request('', { cookie: PREVIEW_COOKIE });
      if (!isFromCache(own)) return undefined;
      return 'A request with tanabana_preview was answered from the cache. Previews and canaries would not work: make this cookie and tanabana_canary (and their names with __Host-) part of the cache key.';
    }),
    await check(place, 'caches pages for one second only', async () => {
      await delay(pause);
      const age = Number((await request('')).headers.get('age') ?? 0);
      return age <= MAX_PAGE_AGE_SECONDS
        ? undefined
        : `A page was ${age} s old. Promotions and rollbacks would take effect late: make the CDN obey s-maxage.`;
    }),
    await check(place, 'caches files for a year', async () => {
      if (script === undefined) return 'The page preloads no script to check.';
      const cacheControl = (await request(script)).headers.get('cache-control') ?? 'nothing';
      return cacheControl.includes('max-age=31536000') && cacheControl.includes('immutable')
        ? undefined
        : `${script} has Cache-Control: ${cacheControl}. Make the CDN pass on the header of the server.`;
    }),
    await check(place, 'clock is in sync with this machine', async () => {
      const difference = Date.parse((await request('/livez')).headers.get('date') ?? '') - now();
      return Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS
        ? undefined
        : `The clocks differ by ${Math.round(Math.abs(difference) / 1_000)} s: synchronise the clocks of this machine and of the servers (NTP).`;
    }),
    await check(place, 'a server has all files of the live release', async () => {
      const health = (await (await request('/readyz')).json()) as { readonly missingFiles?: number };
      return health.missingFiles === undefined
        ? undefined
        : `A server lacks ${health.missingFiles} files of the live release, which it cannot serve without the store. It tries again: look at its log and at the store.`;
    }),
    ...(await checkTransport({ address, place, headers, html, script, request })),
  ];
}

function pageCacheControl(headers: Headers): string | undefined {
  const cacheControl = headers.get('cache-control') ?? 'nothing';
  // Accepts `no-store`, because the server itself sends `no-store` while a canary runs.
  if (
    cacheControl.includes('no-store') ||
    (cacheControl.includes('max-age=0') && /s-maxage=1\b/.test(cacheControl))
  ) {
    if (cacheControl.includes('no-transform')) return undefined;
    return `Pages have Cache-Control: ${cacheControl}. Without no-transform, CDNs may change them: make the CDN pass it on.`;
  }
  return `Pages have Cache-Control: ${cacheControl}. Browsers would show them after a rollback: make the CDN pass on public, max-age=0, s-maxage=1, stale-if-error=600.`;
}

function pageVary(headers: Headers): string | undefined {
  const vary = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = ['accept-encoding', 'cookie'].filter((name) => !vary.includes(name));
  if (missing.length === 0 || vary.includes('*')) return undefined;
  return `Vary lacks ${missing.join(' and ')}. Caches behind the CDN could send one visitor's page to another: make the CDN pass on Vary.`;
}
