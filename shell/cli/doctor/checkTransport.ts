import { createHash } from 'node:crypto';
import { DOCUMENT_DATA_ID, type Composition } from '@tanabana/contract/remotes/composition';
import { CACHE_HEADER } from '../../protocol/offline';
import { etagOf } from '../../render/compressDocument';
import { check, type Finding } from './finding';

interface ReceivedPage {
  readonly address: string;
  readonly place: string;
  readonly headers: Headers;
  readonly html: string;
  /** Path of the first preloaded script. */
  readonly script: string | undefined;
  readonly request: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

const ABSENT_PATH = '/doctor-looks-for-a-page-that-is-not-there';

/** Checks that CDN and proxies do not change bodies, security headers and error responses. */
export async function checkTransport(page: ReceivedPage): Promise<Finding[]> {
  const { address, place, headers, request } = page;
  const isHttps = new URL(address).protocol === 'https:';
  return [
    await check(place, 'passes on compressed pages', () =>
      headers.get('content-encoding') !== null
        ? undefined
        : 'Pages come uncompressed, five times as large: make proxies pass on Accept-Encoding and Content-Encoding.',
    ),
    await check(place, 'passes on Content-Security-Policy', () =>
      headers.get('content-security-policy')?.includes('script-src')
        ? undefined
        : 'Pages have no Content-Security-Policy, so that injected scripts would run: make proxies pass it on.',
    ),
    await check(place, 'sends HSTS over HTTPS', () =>
      !isHttps || headers.has('strict-transport-security')
        ? undefined
        : 'Pages have no Strict-Transport-Security. Make the proxy that ends TLS set X-Forwarded-Proto: https, the others pass it on, and set PROXIES to their number.',
    ),
    await check(place, 'answers 304 when a page has not changed', async () => {
      const { headers: first } = await request('');
      const etag = first.get('etag');
      // Skips the check while a canary runs, because the server then sends pages with `no-store` and without an ETag.
      if (first.get('cache-control')?.includes('no-store')) return undefined;
      if (etag === null) return 'Pages have no ETag: make proxies pass it on.';
      // Sets `cache-control`, because `fetch` otherwise adds `no-cache` to conditional requests.
      const { status } = await request('', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      return status === 304
        ? undefined
        : `A page with its own ETag in If-None-Match is answered with ${status}: make proxies pass on both headers.`;
    }),
    await check(place, 'passes on pages unchanged', () => changedFault(page)),
    await check(place, 'passes on scripts unchanged', () => scriptFault(page)),
    await check(place, 'passes on pages of failures', async () => {
      const answer = await request(ABSENT_PATH);
      return answer.status === 404 && answer.headers.has('x-tanabana-release')
        ? undefined
        : `A page that does not exist is answered with ${answer.status}, not with the 404 page of the shop: turn off error pages of proxies.`;
    }),
    await check(place, 'passes on query parameters', () => parameterFault(page)),
    await check(place, 'does not cache the account service', async () => {
      await request('/api/users/me');
      const { headers: own } = await request('/api/users/me');
      return !isFromCache(own) && own.get('cache-control')?.includes('no-store')
        ? undefined
        : 'An answer of /api came from the cache, or allows it. One visitor could receive the account of another: exclude /api/ from the cache.';
    }),
  ];
}

/**
 * Requests pages with all query parameters that their routes declare. A response header contains the path and the query
 * that the server received. If a parameter is missing in this header, the CDN or a proxy has removed the parameter.
 */
async function parameterFault({ html, request }: ReceivedPage): Promise<string | undefined> {
  const data = new RegExp(`id="${DOCUMENT_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '{}';
  const { routes = [] } = (JSON.parse(data) as { readonly composition?: Composition }).composition ?? {};
  const lost = new Set<string>();
  for (const { path, query = [] } of routes) {
    if (path.includes(':') || query.length === 0) continue;
    const { headers } = await request(`${path}?${query.map((name) => `${name}=1`).join('&')}`);
    const address = headers.get(CACHE_HEADER);
    const { searchParams } = new URL(address ?? '/', 'http://shop');
    for (const name of query) if (address !== null && !searchParams.has(name)) lost.add(name);
  }
  return lost.size === 0
    ? undefined
    : `Servers do not receive ${[...lost].join(', ')}, which pages declare: add these parameters to the cache key of the CDN.`;
}

/** Compares a page with its ETag, which is a hash. While a canary runs, pages have no ETag. */
function changedFault({ headers, html }: ReceivedPage): string | undefined {
  const etag = headers.get('etag');
  const policy = headers.get('content-security-policy')?.replace(/; report-to policy$/, '');
  if (etag === null || policy === undefined || etag === etagOf(policy, html)) return undefined;
  const changed = /cdn-cgi|email-protection/.test(html)
    ? 'hides mail addresses (in Cloudflare: Scrape Shield, Email Address Obfuscation)'
    : 'adds or removes text';
  return `The CDN or a proxy ${changed}, so that browsers render each page again: turn off all changes of pages.`;
}

async function scriptFault({ html, script, request }: ReceivedPage): Promise<string | undefined> {
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(html)?.[1];
  if (map === undefined || script === undefined) return 'The page has no import map or preloads no script.';
  const { integrity } = JSON.parse(map) as { integrity: Readonly<Record<string, string>> };
  const [algorithm, expected] = integrity[script]?.split(/-(.*)/) ?? [];
  if (algorithm === undefined) return `The import map has no hash of ${script}.`;
  const body = Buffer.from(await (await request(script)).arrayBuffer());
  return createHash(algorithm).update(body).digest('base64') === expected
    ? undefined
    : `${script} differs from what was published, and browsers refuse it: turn off minification and other changes of bodies.`;
}

export function isFromCache(headers: Headers): boolean {
  return Number(headers.get('age') ?? 0) !== 0 || /\bhit\b/i.test(headers.get('x-cache') ?? '');
}
