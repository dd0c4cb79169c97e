import fastifyStatic from '@fastify/static';
import { fileKey, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { compressedForms } from '@tanabana/build/store/compressFiles';
import type { FastifyPluginAsync } from 'fastify';
import mime from 'mime';
import { FOR_GOOD } from '../pages/sendCompressed';
import { requestUrl } from '../pages/requestUrl';

interface AssetsOptions {
  readonly artefacts: ArtefactStore;
}

/** What a browser may ask for: the browser files of a deployable, whose names carry a hash, and nothing else of it. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*)$/;

/**
 * Serves the files of every published version, also of those that were never live or are gone: an open page keeps
 * working, and so does a stored picture. Where there is no room on this machine, a file comes straight from the store.
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
    reply.header('vary', 'accept-encoding');
    const key = fileKey(name, `browser/${file}`);
    try {
      await objects.bring(key, compressedForms(key));
    } catch (error) {
      request.log.error({ err: error }, 'A file cannot be kept on this machine.');
      const content = await objects.read(key);
      if (content)
        return reply
          .header('cache-control', FOR_GOOD)
          .type(mime.getType(key) ?? 'application/octet-stream')
          .send(content);
    }
    return reply.sendFile(key);
  });
};
