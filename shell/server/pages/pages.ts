import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import type { Documents, FallbackLevel } from '../../render/documents';
import { emergencyDocument } from '../../render/emergencyDocument';
import { toRenderedDocument } from '../../render/renderDocument';
import type { GivenDocument } from '../telemetry/givenDocuments';
import type { GetLiveReleases } from '../live/liveReleases';
import { requestUrl, tidyPath } from './requestUrl';
import { NOT_CACHED, sendDocument } from './sendDocument';
import { endedCookies, ownCookie } from './ownCookie';
import { CACHE_HEADER } from '@tanabana/runtime/contracts/offline';
import { PREVIEW_COOKIE, type createReleaseSelector, type ReleaseChoice } from './releaseSelector';

interface PagesOptions {
  readonly liveReleases: GetLiveReleases;
  readonly selectRelease: ReturnType<typeof createReleaseSelector>;
  readonly documents: Documents;
  /** Whether a signed preview can be shown. */
  readonly canPreview: (token: string) => boolean;
  /** Told of each page that is answered, for the server's metrics. */
  readonly notePage: (
    request: FastifyRequest,
    page: { readonly route: string; readonly release: string; readonly fallback: FallbackLevel },
  ) => void;
  /** Told of each document of the live release or the canary that is given out. */
  readonly onDocument: (release: string) => void;
  /** Counts a document for the judgement of a canary. @returns the token that it carries, if any */
  readonly issueToken: (document: GivenDocument) => string | undefined;
}

/** Parameter of preview links. */
const PREVIEW = 'preview';

/** How long a browser stores a preview link, in seconds; its signature expires sooner. */
const LINK_MAX_AGE_SECONDS = 30 * 86_400;

/** A preview is never answered out of a shared cache. */
const VARY = 'accept-encoding, cookie';

/** When somebody whose page could not be rendered may try again, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Answers every address that is no file and no call with a rendered page. */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { liveReleases, selectRelease, documents, canPreview, notePage, onDocument, issueToken } = options;

  app.get('/*', async (request, reply) => {
    const served = await liveReleases();
    if (!served) {
      // Why is for operators, and `/readyz` tells them. Whoever comes here wants the shop.
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendDocument(request, reply, toRenderedDocument(emergencyDocument(defaultSettings)));
    }
    const url = requestUrl(request.url);
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) {
      return reply.header('cache-control', 'public, max-age=3600').redirect(path + url.search, 308);
    }
    if (url.searchParams.has(PREVIEW)) return followPreview(request, reply, url, canPreview);

    const isSecure = request.protocol === 'https';
    const choice = await selectRelease(served, { cookies: request.headers.cookie, isSecure });
    if (request.headers[CACHE_HEADER] !== undefined && !choice.isShared) {
      return reply.code(204).headers({ 'cache-control': NOT_CACHED, vary: VARY }).send();
    }
    const isVisitors = choice.cohort === 'live' || choice.cohort === 'canary';
    const { document, fallbackLevel, page } = await documents(choice.served, url, isVisitors);
    const release = choice.served.release.id;
    notePage(request, { route: page.route, release, fallback: fallbackLevel });
    if (isVisitors) onDocument(release);
    // What shared caches keep is everybody's, and a canary's judgement needs none of it.
    const isCounted = isVisitors && !choice.isShared && request.method === 'GET';
    const token = isCounted
      ? issueToken({ release, address: request.ip, isWhole: fallbackLevel === 'none' })
      : undefined;
    if (document.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const isEverybodys = choice.isShared && fallbackLevel === 'none' && document.status === 200;
    if (isEverybodys && page.isKeepable) reply.header(CACHE_HEADER, path + page.search);
    return sendDocument(request, reply.headers(cohortHeaders(choice, fallbackLevel)), document, token);
  });
  done();
};

/** Stores a preview link in a cookie and shows the address without it; `?preview=off` ends it. */
function followPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  canPreview: PagesOptions['canPreview'],
) {
  const token = url.searchParams.get(PREVIEW) ?? '';
  const ends = token === 'off';
  if (!ends && !canPreview(token)) return linkEnded(reply);
  url.searchParams.delete(PREVIEW);
  const isSecure = request.protocol === 'https';
  return reply
    .headers({
      'cache-control': 'no-store',
      'set-cookie': ends
        ? endedCookies(PREVIEW_COOKIE, isSecure)
        : ownCookie(PREVIEW_COOKIE, token, LINK_MAX_AGE_SECONDS, isSecure),
      'referrer-policy': 'no-referrer',
    })
    .redirect(url.pathname + url.search, 303);
}

function linkEnded(reply: FastifyReply) {
  return reply
    .code(403)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send('This link is not valid any more. Ask for a new one.');
}

/**
 * Who may keep an answer. What everybody gets, a shared cache may keep for a second: behind it a promotion is
 * still seen at once, an address costs the servers one request a second at most, and when they all fail the last
 * answer remains. It varies by cookie, so that a preview is never answered out of that cache.
 */
function cohortHeaders(
  { served, cohort, isShared, cookie }: ReleaseChoice,
  fallbackLevel: FallbackLevel,
): Record<string, string> {
  const isWhole = fallbackLevel === 'none';
  return {
    'cache-control': isShared && isWhole ? 'public, max-age=0, s-maxage=1, stale-if-error=600' : NOT_CACHED,
    vary: VARY,
    'x-tanabana-release': served.release.id,
    ...(cohort !== 'live' && { 'x-tanabana-cohort': cohort }),
    ...(!isWhole && { 'x-tanabana-fallback': fallbackLevel }),
    ...(cohort !== 'live' && cohort !== 'canary' && { 'x-robots-tag': 'noindex' }),
    ...(cookie !== undefined && { 'set-cookie': cookie }),
  };
}
