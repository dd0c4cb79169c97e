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
import { FOR_GOOD, sendCompressed } from './sendCompressed';

/** Answers that are kept: every release that visitors have open. */
const MAX_KEPT = 30;

type Context = Pick<ReleaseContext, 'releases' | 'artefacts'>;

/** Tells browsers where the pages of a release are: `/_map/<release>/<variant>.json` (`releaseMapAddress`). */
export const releaseMaps: FastifyPluginCallback<Context> = (app, { releases, artefacts }, done) => {
  const kept = new LRUCache<string, { readonly brotli: Buffer }>({ max: MAX_KEPT });

  const mapOf = async (id: string, variant: string, override: string | undefined) => {
    const release = await releases.load(id);
    const served = await namedVariant(release, variant, (name, version) => artefacts.manifest(name, version));
    if (!served) return undefined;
    const overrides = allowedOverride(release, override);
    const text = releaseMap(overrides ? { ...served, overrides } : served);
    return { brotli: await encodeText.br(text) };
  };

  app.get<{ Params: { id: string; variant: string } }>(
    '/_map/:id(^[0-9a-z-]+$)/:variant(^[\\w.@!~-]+?).json',
    async (request, reply) => {
      const { id, variant } = request.params;
      const override = requestUrl(request.url).searchParams.get('override') ?? undefined;
      const key = `${id} ${variant}`;
      try {
        const known = override === undefined ? kept.get(key) : undefined;
        const map = known ?? (await mapOf(id, variant, override));
        if (!map) return await reply.code(404).send({ message: 'There is no such release map.' });
        if (override === undefined) kept.set(key, map);
        reply
          .header('vary', 'accept-encoding')
          .header('cache-control', override === undefined ? FOR_GOOD : NOT_CACHED)
          .type('application/json; charset=utf-8');
        return await sendCompressed(request, reply, map);
      } catch (error) {
        if (!(error instanceof ReleaseError || error instanceof ArtefactError)) throw error;
        return reply.code(404).send({ message: 'There is no such release map.' });
      }
    },
  );
  done();
};
