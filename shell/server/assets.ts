import fastifyStatic from '@fastify/static';
import { keyOf, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { withCompressed } from '@tanabana/build/publish/compressFiles';
import type { FastifyPluginAsync } from 'fastify';
import { requestUrl } from './pages/requestUrl';

interface AssetsOptions {
  readonly artefacts: ArtefactStore;
}

/** What a browser may ask for: the browser files of a published version, by plain names, and nothing else of it. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/(\d+\.\d+\.\d+-[0-9a-f]{10})\/([\w-][\w.-]*(?:\/[\w-][\w.-]*)*)$/;

/** Serves the immutable files of every published version, old ones too: an open page keeps working. */
export const assets: FastifyPluginAsync<AssetsOptions> = async (app, { artefacts }) => {
  const { objects } = artefacts;
  await app.register(fastifyStatic, {
    root: objects.folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/assets/*', async (request, reply) => {
    const [, name, version, file] = BROWSER_FILE.exec(requestUrl(request.url).pathname) ?? [];
    if (!name || !version || !file) {
      reply.callNotFound();
      return reply;
    }
    const key = keyOf({ name, version }, `browser/${file}`);
    await Promise.all(withCompressed(key).map((candidate) => objects.bring(candidate)));
    return reply.header('vary', 'accept-encoding').sendFile(key);
  });
};
