import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

interface AssetsOptions {
  /** The artefact store's folder. */
  readonly folder: string;
}

/** What a browser may ask for: the browser files of a published version, by plain names, and nothing else of it. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/;

/** Serves the immutable files of every published version, old ones too: an open page keeps working. */
export const assets: FastifyPluginAsync<AssetsOptions> = async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/assets/*', async (request, reply) => {
    const [, name, version, file] =
      BROWSER_FILE.exec(new URL(request.url, 'http://storefront').pathname) ?? [];
    if (!name || !version || !file) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
      .sendFile(`${name}/${version}/browser/${file}`);
  });
};
