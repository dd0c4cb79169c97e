import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentRelease } from './currentRelease';
import { htmlDocument } from './htmlDocument';
import { PageCache, type CachedDocument } from './pageCache';
import { renderPage } from './renderPage';
import type { ServerModules } from './serverModules';
import type { ShellModule } from './shellModule';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface PagesOptions {
  readonly currentRelease: CurrentRelease;
  readonly modules: ServerModules;
  /** Draws the seed of a document: a whole number below 2³². */
  readonly drawSeed: () => number;
  readonly now: () => number;
}

/** Answers every address that is no file and no call with a rendered page. */
export const pages: FastifyPluginCallback<PagesOptions> = (app, options, done) => {
  const { currentRelease, modules, drawSeed, now } = options;
  const cache = new PageCache(now);

  const render = async (request: FastifyRequest): Promise<CachedDocument | undefined> => {
    const release = currentRelease();
    if (!release) return undefined;
    const url = new URL(request.url, 'http://storefront');
    const key = `${release.id} ${url.pathname}${url.search}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const page = await renderPage(modules, release, url, drawSeed());
    const shell = (await modules(release.shell, './server')) as ShellModule;
    const document = htmlDocument(release, shell, page, url);
    const compressed = { ...document, ...(await compress(document.html)) };
    for (const { remote, version, error } of page.failures) {
      request.log.error(
        { remote, version, release: release.id, err: error },
        'A remote failed on the server',
      );
    }
    if (page.failures.length === 0) cache.set(key, compressed);
    return compressed;
  };

  app.get('/*', async (request, reply) => {
    const document = await render(request);
    if (!document) return reply.code(503).type('text/plain').send('No release has been promoted yet.');
    return send(request, reply, document);
  });
  done();
};

async function compress(html: string): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [small, older] = await Promise.all([
    brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(html),
  ]);
  return { brotli: small, gzip: older };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy, status, brotli: small, gzip: older }: CachedDocument,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply.code(status).type('text/html; charset=utf-8').headers({
    'content-security-policy': policy,
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'accept-encoding',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(small);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(older);
  return reply.send(html);
}
