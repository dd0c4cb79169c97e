import acceptNegotiator from '@fastify/accept-negotiator';
import { ArtefactError } from '@tanabana/build/store/artefactStore';
import type { FastifyPluginCallback } from 'fastify';
import { LRUCache } from 'lru-cache';
import { namedVariant } from '../composition/releaseMapAddress';
import type { ReleaseContext } from '../composition/releaseContext';
import { ReleaseError } from '../composition/releaseStore';
import { encodeText } from '../render/compressDocument';
import { releaseMap } from '../render/releaseMap';
import { allowedOverride } from './pages/overrides';
import { NOT_CACHED } from './pages/sendDocument';
import { requestUrl } from './pages/requestUrl';

/** The address names everything that the answer is made of. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Answers that are kept: every release that visitors have open, in two encodings. */
const MAX_KEPT = 60;

type Context = Pick<ReleaseContext, 'releases' | 'artefacts'>;

/** Tells browsers where the pages of a release are: `/_map/<release>/<variant>.json` (`releaseMapAddress`). */
export const releaseMaps: FastifyPluginCallback<Context> = (app, { releases, artefacts }, done) => {
  const kept = new LRUCache<string, Buffer | string>({ max: MAX_KEPT });

  const mapOf = async (id: string, variant: string, override: string | undefined) => {
    const release = await releases.load(id);
    const served = await namedVariant(release, variant, (name, version) => artefacts.manifest(name, version));
    if (!served) return undefined;
    const overrides = allowedOverride(release, override);
    return releaseMap(overrides ? { ...served, overrides } : served);
  };

  app.get<{ Params: { id: string; variant: string } }>(
    '/_map/:id(^[0-9a-z-]+$)/:variant(^[\\w.@!~-]+?).json',
    async (request, reply) => {
      const { id, variant } = request.params;
      const override = requestUrl(request.url).searchParams.get('override') ?? undefined;
      const accepted = request.headers['accept-encoding']?.toLowerCase() ?? '';
      const encoding = acceptNegotiator.negotiate(accepted, ['br', 'gzip']) ?? '';
      const isEncoded = encoding === 'br' || encoding === 'gzip';
      const key = `${encoding} ${id} ${variant}`;
      try {
        let content = override === undefined ? kept.get(key) : undefined;
        if (content === undefined) {
          const text = await mapOf(id, variant, override);
          if (text === undefined)
            return await reply.code(404).send({ message: 'There is no such release map.' });
          content = isEncoded ? await encodeText[encoding](text) : text;
          if (override === undefined) kept.set(key, content);
        }
        if (isEncoded) reply.header('content-encoding', encoding);
        return await reply
          .header('vary', 'accept-encoding')
          .header('cache-control', override === undefined ? FOR_GOOD : NOT_CACHED)
          .type('application/json; charset=utf-8')
          .send(content);
      } catch (error) {
        if (!(error instanceof ReleaseError || error instanceof ArtefactError)) throw error;
        return reply.code(404).send({ message: 'There is no such release map.' });
      }
    },
  );
  done();
};
