import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FallbackLevel } from '../../render/pageAnswer';
import { emergencyDocument } from '../../render/emergencyDocument';
import { pageOf } from '../../render/pageOf';
import type { Services } from '../services/createServices';
import { TOKEN_MAX_AGE_SECONDS, VISITOR_COOKIE } from '../telemetry/canaryVisitors';
import { repairedAddress } from './repairedAddress';
import { requestUrl, normalizePath } from './requestUrl';
import { NOT_CACHED, RETRY_AFTER_SECONDS, sendDocument } from './sendDocument';
import { span } from '../telemetry/tracing';
import { expiredCookies, hostCookie } from '../visitor/hostCookie';
import type { Timing } from '../../render/renderTask';
import { CACHE_HEADER } from '../../protocol/offline';
import { PREVIEW_COOKIE, type ReleaseChoice } from '../visitor/releaseSelector';

const PREVIEW = 'preview';

const XRAY = '/_xray/*';

/** Maximum age of the preview cookie. The signed token in the cookie expires earlier. */
const LINK_MAX_AGE_SECONDS = 30 * 86_400;

/** Value of the `vary` header. Contains `cookie`, so that shared caches do not send a preview to other visitors. */
const VARY = 'accept-encoding, cookie';

type PageServices = Pick<
  Services,
  'liveReleases' | 'selectRelease' | 'documents' | 'countPage' | 'observePage' | 'readPreview' | 'visitors'
>;

/** Answers every path that no other route matches with a rendered page. */
export function pages(app: FastifyInstance, services: PageServices): void {
  const { liveReleases, selectRelease, documents, countPage, observePage, readPreview, visitors } = services;
  // Redirects to a page that displays the version of each region, as from `/_xray/cart` to `/cart#xray`.
  app.get<{ Params: { readonly '*': string } }>(XRAY, ({ url, params }, reply) => {
    const { search } = requestUrl(url);
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${normalizePath(params['*'])}${search}#xray`, 302);
  });
  app.get('/*', async (request, reply) => {
    const served = await liveReleases();
    if (!served) {
      // Does not tell visitors why there is no release. `/readyz` reports the reason to operators.
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendDocument(request, reply, emergencyDocument(undefined));
    }
    const url = requestUrl(request.url);
    const repaired = requestUrl(repairedAddress(url.pathname + url.search));
    const path = normalizePath(repaired.pathname);
    const address = path + repaired.search + repaired.hash;
    if (address !== url.pathname + url.search) {
      // The fragment contains the lines of a cart, which no cache may store.
      const caching = repaired.hash ? NOT_CACHED : 'public, max-age=3600';
      return reply.header('cache-control', caching).redirect(address, 308);
    }
    if (url.searchParams.has(PREVIEW)) return followPreview(request, reply, url, readPreview);

    const isSecure = request.protocol === 'https';
    const choice = await span('release choice', () =>
      selectRelease(served, { cookies: request.headers.cookie, isSecure }),
    );
    if (request.headers[CACHE_HEADER] !== undefined && !choice.isShared) {
      return reply.code(204).headers({ 'cache-control': NOT_CACHED, vary: VARY }).send();
    }
    const { cohort } = choice;
    // Routes match in any letter case and encoding.
    const spelled = /[A-Z%]/.test(path) ? pageOf(choice.served.release, url).path : path;
    if (spelled !== path) {
      return reply.header('cache-control', NOT_CACHED).redirect(spelled + url.search, 308);
    }
    const answer = await span('cache', () => documents(choice.served, url, cohort !== 'preview', request.id));
    const { document, fallbackLevel, cause, page, timings } = answer;
    if (timings) reply.header('server-timing', serverTiming(timings));
    const release = choice.served.release.id;
    const isOpened = !isPrefetch(request);
    if (isOpened) request.measuredPage = { route: page.route, release, fallback: fallbackLevel, cause };
    if (cohort !== 'preview') {
      countPage(answer);
      observePage(answer);
      const isFailed = fallbackLevel !== 'none' || document.status >= 500;
      const token =
        isOpened && request.method === 'GET' ? visitors.add(served, cohort, request.ip, isFailed) : undefined;
      if (token !== undefined)
        reply.header('set-cookie', hostCookie(VISITOR_COOKIE, token, TOKEN_MAX_AGE_SECONDS, isSecure));
    }
    if (document.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const isCacheable = choice.isShared && fallbackLevel === 'none' && document.status === 200;
    if (isCacheable && page.isCacheable) reply.header(CACHE_HEADER, path + page.search);
    return sendDocument(
      request,
      reply.headers(cohortHeaders(choice, fallbackLevel, document.status)),
      document,
    );
  });
}

/**
 * Whether a browser fetches a page that the visitor has not opened and may never open. The header is `prefetch` or
 * `prefetch;prerender`.
 */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return /^prefetch\b/.test([headers['sec-purpose']].flat().join());
}

/**
 * Stores a preview token in a cookie, and redirects to the same address without the token. The token `off` deletes
 * the cookie.
 */
function followPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  readPreview: Services['readPreview'],
) {
  const token = url.searchParams.get(PREVIEW) ?? '';
  const isOff = token === 'off';
  if (!isOff && readPreview(token) === undefined) {
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send('This link is not valid any more. Ask for a new one.');
  }
  url.searchParams.delete(PREVIEW);
  const isSecure = request.protocol === 'https';
  return reply
    .headers({
      'cache-control': 'no-store',
      'set-cookie': isOff
        ? expiredCookies(PREVIEW_COOKIE, isSecure)
        : hostCookie(PREVIEW_COOKIE, token, LINK_MAX_AGE_SECONDS, isSecure),
      'referrer-policy': 'no-referrer',
    })
    .redirect(url.pathname + url.search, 303);
}

/**
 * If all visitors get the same page, shared caches may store the page for one second. Promotions therefore take effect
 * after one second, and a cache requests each address at most once a second. While the server fails, caches may send
 * the stored page for ten more minutes.
 */
function cohortHeaders(
  { served, cohort, isShared, setCookie }: ReleaseChoice,
  fallbackLevel: FallbackLevel,
  status: number,
) {
  const isWhole = fallbackLevel === 'none';
  return {
    'cache-control':
      isShared && isWhole && status < 500 ? 'public, max-age=0, s-maxage=1, stale-if-error=600' : NOT_CACHED,
    vary: VARY,
    'x-tanabana-release': served.release.id,
    ...(cohort !== 'live' && { 'x-tanabana-cohort': cohort }),
    ...(!isWhole && { 'x-tanabana-fallback': fallbackLevel }),
    ...(cohort !== 'live' && cohort !== 'canary' && { 'x-robots-tag': 'noindex' }),
    ...(setCookie !== undefined && { 'set-cookie': setCookie }),
  };
}

/**
 * Formats timings for the header `server-timing`, as in `queue;dur=0.3` or
 * `fragment;desc="catalogue/RugCarousel";dur=12.1`. Separates the timings by commas.
 */
function serverTiming(timings: readonly Timing[]): string {
  return timings
    .map(({ name, start, end }) => {
      const [metric = '', described] = name.split(' ');
      return `${metric}${described ? `;desc="${described}"` : ''};dur=${(end - start).toFixed(1)}`;
    })
    .join(', ');
}
