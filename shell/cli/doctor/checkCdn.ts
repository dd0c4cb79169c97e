import { setTimeout as delay } from 'node:timers/promises';
import { tried, type Finding } from './finding';

/** How long a shared copy of a page may live, with some time for the way, in seconds. */
const MAX_PAGE_AGE_SECONDS = 3;

/** How far the CDN's clock may differ, in milliseconds. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Between two looks at the same page, in milliseconds: a copy that is kept too long shows its age then. */
const PAUSE_MS = 5_000;

const REQUEST_TIMEOUT_MS = 10_000;

/** A cookie of a visitor of a preview: whoever has one may not be given a shared copy. */
const PREVIEW_COOKIE = 'tanabana_preview=doctor';

interface CdnOptions {
  readonly now: () => number;
  readonly pause?: number;
}

/**
 * Looks at the shop through a CDN: whether it keeps what the server says about keeping.
 * @param address a page of the shop, as visitors open it
 */
export async function checkCdn(
  address: string,
  { now, pause = PAUSE_MS }: CdnOptions,
): Promise<readonly Finding[]> {
  const place = `CDN ${address}`;
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new URL(path, address), { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  let page: Response | undefined;
  let html = '';
  const reached = await tried(place, 'the shop answers', async () => {
    page = await ask('');
    html = await page.text();
    if (page.ok && page.headers.has('x-tanabana-release')) return undefined;
    return `It answers ${page.status} without x-tanabana-release: this is not the shop, or the CDN removes headers.`;
  });
  if (!page || reached.fault !== undefined) return [reached];
  const { headers } = page;
  const script = /<link rel="modulepreload" href="([^"]+)"/.exec(html)?.[1];
  return [
    reached,
    await tried(place, 'Cache-Control of pages is kept', () => Promise.resolve(pageCacheControl(headers))),
    await tried(place, 'Vary of pages is kept', () => Promise.resolve(pageVary(headers))),
    await tried(place, 'a visitor with a preview gets no shared copy', async () => {
      const { headers: own } = await ask('', { cookie: PREVIEW_COOKIE });
      if (Number(own.get('age') ?? 0) === 0 && !/\bhit\b/i.test(own.get('x-cache') ?? '')) return undefined;
      return 'A request with tanabana_preview was answered out of the shared cache. Previews and canaries would not show: make this cookie and tanabana_canary (and their names with __Host-) part of the key.';
    }),
    await tried(place, 'a shared copy lives a second', async () => {
      await delay(pause);
      const age = Number((await ask('')).headers.get('age') ?? 0);
      return age <= MAX_PAGE_AGE_SECONDS
        ? undefined
        : `A page was ${age} s old. A promotion or a rollback would show late: let the CDN obey s-maxage.`;
    }),
    await tried(place, 'files are kept for a year', async () => {
      if (script === undefined) return 'The page names no script to look at.';
      const kept = (await ask(script)).headers.get('cache-control') ?? 'nothing';
      return kept.includes('max-age=31536000') && kept.includes('immutable')
        ? undefined
        : `${script} comes with Cache-Control: ${kept}. Let the CDN pass on what the server says.`;
    }),
    await tried(place, 'its clock agrees with this machine', async () => {
      const difference = Date.parse((await ask('/livez')).headers.get('date') ?? '') - now();
      return Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS
        ? undefined
        : `They differ by ${Math.round(Math.abs(difference) / 1_000)} s: synchronise the clocks of this machine and of the servers (NTP).`;
    }),
  ];
}

function pageCacheControl(headers: Headers): string | undefined {
  const kept = headers.get('cache-control') ?? 'nothing';
  // While a canary runs, pages are for nobody else.
  if (kept.includes('no-store') || (kept.includes('max-age=0') && /s-maxage=1\b/.test(kept)))
    return undefined;
  return `Pages come with Cache-Control: ${kept}. Browsers would keep them past a rollback: let the CDN pass on public, max-age=0, s-maxage=1, stale-if-error=600.`;
}

function pageVary(headers: Headers): string | undefined {
  const vary = (headers.get('vary') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = ['accept-encoding', 'cookie'].filter((name) => !vary.includes(name));
  if (missing.length === 0 || vary.includes('*')) return undefined;
  return `Vary lacks ${missing.join(' and ')}. Caches behind the CDN could give one visitor's page to another: let it pass on Vary.`;
}
