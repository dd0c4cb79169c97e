import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { Documents, Rung } from './documents';
import type { CurrentlyOnShow } from './onShow';
import type { CachedDocument } from './pageCache';
import { allowedOverride } from './overrides';
import { requestUrl, tidyPath } from './requestUrl';
import { OVERRIDE_COOKIE, ownCookie, PREVIEW_COOKIE, type createPick, type Pick } from './pickRelease';

interface PagesOptions {
  readonly onShow: CurrentlyOnShow;
  readonly pick: ReturnType<typeof createPick>;
  readonly documents: Documents;
  /** Whether a signed preview can be shown. */
  readonly canPreview: (token: string) => boolean;
  /** Told of each document that is given out. */
  readonly onDocument: (release: string) => void;
}

/** How long a browser keeps what a link said, in seconds; the signature of a preview ends sooner. */
const LINK_KEPT = 30 * 86_400;

/** Answers every address that is no file and no call with a rendered page. */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { onShow, pick, documents, canPreview, onDocument } = options;

  app.get('/*', async (request, reply) => {
    const shown = await onShow();
    if (!shown) return reply.code(503).type('text/plain').send('No release has been promoted yet.');
    const url = requestUrl(request.url);
    const path = tidyPath(url.pathname);
    if (path !== url.pathname) return reply.redirect(path + url.search, 308);
    const links: readonly Link[] = [
      { name: 'preview', cookie: PREVIEW_COOKIE, isAllowed: canPreview },
      {
        name: 'override',
        cookie: OVERRIDE_COOKIE,
        isAllowed: (wanted) => allowedOverride(shown.live.release, wanted) !== undefined,
      },
    ];
    const followed = links.find(({ name }) => url.searchParams.has(name));
    if (followed) return follow(request, reply, url, followed);

    const composition = url.searchParams.get('composition');
    const isSecure = request.protocol === 'https';
    const picked = await pick(shown, { cookies: request.headers.cookie, composition, isSecure });
    if (composition !== null && picked.lane !== 'composition') return linkEnded(reply);
    const isVisitors = picked.lane === 'live' || picked.lane === 'canary';
    const { document, rung } = await documents(picked.shown, url, isVisitors);
    onDocument(picked.shown.release.id);
    return send(request, reply.headers(laneHeaders(picked, rung)), document);
  });
  done();
};

/** A link that a browser remembers in a cookie. */
interface Link {
  /** Parameter of the address. */
  readonly name: string;
  readonly cookie: string;
  readonly isAllowed: (value: string) => boolean;
}

/** Remembers what a link says and shows the address without it; `off` ends it. */
function follow(request: FastifyRequest, reply: FastifyReply, url: URL, { name, cookie, isAllowed }: Link) {
  const value = url.searchParams.get(name) ?? '';
  const ends = value === 'off';
  if (!ends && !isAllowed(value)) return linkEnded(reply);
  url.searchParams.delete(name);
  const isSecure = request.protocol === 'https';
  return reply
    .headers({
      'cache-control': 'no-store',
      'set-cookie': ownCookie(cookie, ends ? '' : value, ends ? 0 : LINK_KEPT, isSecure),
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
 * answer stands in. It varies by cookie, so that a preview is never answered out of that cache.
 */
function laneHeaders({ shown, lane, isShared, cookie }: Pick, rung: Rung): Record<string, string> {
  const isWhole = rung === 'whole';
  return {
    'cache-control':
      isShared && isWhole ? 'public, max-age=0, s-maxage=1, stale-if-error=600' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    'x-tanabana-release': shown.release.id,
    ...(lane !== 'live' && { 'x-tanabana-lane': lane }),
    ...(!isWhole && { 'x-tanabana-rung': rung }),
    ...(lane !== 'live' && lane !== 'canary' && { 'x-robots-tag': 'noindex' }),
    ...(cookie !== undefined && { 'set-cookie': cookie }),
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, status, brotli: small, gzip: older }: CachedDocument,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.code(status).type('text/html; charset=utf-8').headers({
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(small);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(older);
  return reply.send(html);
}
