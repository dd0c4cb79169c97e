import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { BROWSER_FOLDER, fileKey } from '@tanabana/releases/versions/artefactKeys';
import { compressedForms } from '@tanabana/releases/versions/compressFiles';
import { carriesHash, parseFileAddress, plainName } from '@tanabana/contract/files/fileAddress';
import type { FastifyInstance } from 'fastify';
import mime from 'mime';
import { IMMUTABLE } from '../pages/sendDocument';
import { requestUrl } from '../pages/requestUrl';
import type { Services, StorefrontOptions } from '../services/createServices';
import { withLiveRelease } from './withLiveRelease';

/**
 * File name of the live version's federation manifest. Hosts other than the shop load the manifest with the Module
 * Federation runtime.
 */
const MANIFEST = 'mf-manifest.json';

/**
 * Serves the browser files of every published version, because open pages and cached documents request files of
 * earlier versions. Files are cached on the disk. When the disk is full, files are sent from the store.
 */
export async function assets(
  app: FastifyInstance,
  {
    artefacts: { objects },
    liveReleases,
    assetOrigins = [],
  }: Pick<Services, 'artefacts' | 'liveReleases'> & Pick<StorefrontOptions, 'assetOrigins'>,
): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin = '' } = request.headers;
    reply.header('vary', assetOrigins.length > 0 ? 'accept-encoding, origin' : 'accept-encoding');
    if (assetOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (assetOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
    done();
  });
  const sendManifest = withLiveRelease(liveReleases, ({ remotes }, reply, request) => {
    const { files = {} } = remotes[(request.params as { readonly name: string }).name] ?? {};
    const file = Object.keys(files).find((name) => plainName(name) === BROWSER_FOLDER + MANIFEST);
    if (file === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'public, max-age=60')
      .redirect(`./${file.slice(BROWSER_FOLDER.length)}`, 302);
  });
  app.get(`/assets/:name/${MANIFEST}`, sendManifest);
  // Creates the folder, because `fastifyStatic` logs a warning if its root is missing, as on a new server that uses a
  // bucket.
  await mkdir(objects.folder, { recursive: true }).catch(() => undefined);
  await app.register(fastifyStatic, {
    root: objects.folder,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
  app.get('/assets/*', async (request, reply) => {
    const address = parseFileAddress(requestUrl(request.url).pathname);
    // Files without a hash, and files outside of the browser folder, are not public.
    if (!address || !carriesHash(address.file)) {
      reply.callNotFound();
      return reply;
    }
    const key = fileKey(address.name, BROWSER_FOLDER + address.file);
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
