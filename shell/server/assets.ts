import fastifyStatic from '@fastify/static';
import { fileKey, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { withCompressed } from '@tanabana/build/publish/compressFiles';
import type { FastifyPluginAsync } from 'fastify';
import { requestUrl } from './pages/requestUrl';

interface AssetsOptions {
  readonly artefacts: ArtefactStore;
}

/** What a browser may ask for: the browser files of a deployable, whose names carry a hash, and nothing else of it. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*)$/;

/**
 * Serves the files of every published version, also of those that were never live or are gone: an open page keeps
 * working, and so does a stored picture. A file never changes, so it may be kept for good.
 */
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
    const [, name, file] = BROWSER_FILE.exec(requestUrl(request.url).pathname) ?? [];
    if (!name || !file) {
      reply.callNotFound();
      return reply;
    }
    const key = fileKey(name, `browser/${file}`);
    await Promise.all(withCompressed(key).map((candidate) => objects.bring(candidate)));
    return reply.header('vary', 'accept-encoding').sendFile(key);
  });
};
