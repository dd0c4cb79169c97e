import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { fileKey, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { compressedForms } from '@tanabana/build/publish/compressFiles';
import type { FastifyPluginAsync } from 'fastify';
import mime from 'mime';
import type { Differences } from './differences/differences';
import { BY_DICTIONARY, sendDifference, useAsDictionary } from './differences/dictionaryHeaders';
import { scriptVersion } from './differences/scriptVersions';
import { tellDifference } from './differences/tellDifference';
import { FOR_GOOD } from './sendCompressed';
import { requestUrl } from './pages/requestUrl';

interface AssetsOptions {
  readonly artefacts: ArtefactStore;
  readonly differences: Differences;
}

/** What a browser may ask for: the browser files of a deployable, whose names carry a hash, and nothing else of it. */
const BROWSER_FILE = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[0-9a-f]{10}[\w.-]*)$/;

/**
 * Serves the files of every published version, also of those that were never live or are gone: an open page keeps
 * working, and so does a stored picture. Where there is no room on this machine, a file comes straight from the store.
 * Of a script, a browser that has another version of it gets what changed.
 */
export const assets: FastifyPluginAsync<AssetsOptions> = async (app, { artefacts, differences }) => {
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
    const script = scriptVersion(objects, name, file);
    reply.header('vary', script ? BY_DICTIONARY : 'accept-encoding');
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
    if (!script || request.headers.range !== undefined || !existsSync(path.join(objects.folder, key)))
      return reply.sendFile(key);
    reply.header('use-as-dictionary', useAsDictionary(script));
    const difference = await tellDifference(differences, request, script);
    if (!difference) return reply.sendFile(key);
    reply.header('cache-control', FOR_GOOD).type('text/javascript; charset=utf-8');
    return sendDifference(reply, difference);
  });
};
