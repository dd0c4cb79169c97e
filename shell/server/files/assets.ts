import fastifyStatic from '@fastify/static';
import { fileKey } from '@tanabana/artefacts/store/artefactKeys';
import { compressedForms } from '@tanabana/artefacts/store/compressFiles';
import type { FastifyInstance } from 'fastify';
import mime from 'mime';
import type { Services } from '../createServices';
import { IMMUTABLE } from '../pages/sendCompressed';
import { requestUrl } from '../pages/requestUrl';

/** Other files of a deployable are not public. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*)$/;

/**
 * Serves the browser files of every published version, which open pages and cached documents still request.
 * When the disk is full, the files come straight from the store.
 */
export async function assets(
  app: FastifyInstance,
  { artefacts: { objects } }: Pick<Services, 'artefacts'>,
): Promise<void> {
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
}
