import fastifyStatic from '@fastify/static';
import { fileKey } from '@tanabana/artefacts/store/artefactKeys';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { compressedForms } from '@tanabana/artefacts/store/compressFiles';
import type { FastifyPluginAsync } from 'fastify';
import mime from 'mime';
import { IMMUTABLE } from '../pages/sendCompressed';
import { requestUrl } from '../pages/requestUrl';

interface AssetsOptions {
  readonly artefacts: ArtefactStore;
}

/** Browser files of a deployable, whose names contain a hash. Its other files are not public. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*)$/;

/**
 * Serves the browser files of every published version, not only of the live release: open pages and cached documents
 * still request the files of their own release. When the disk is full, files are sent straight from the store.
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
      await objects.download(key, compressedForms(key));
    } catch (error) {
      request.log.error({ err: error }, 'A file could not be cached on this machine');
      const content = await objects.read(key);
      if (content)
        return reply
          .header('cache-control', IMMUTABLE)
          .type(mime.getType(key) ?? 'application/octet-stream')
          .send(content);
    }
    return reply.sendFile(key);
  });
};
