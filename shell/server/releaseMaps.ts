import type { FastifyPluginCallback } from 'fastify';
import type { ReleaseContext } from '../composition/releaseContext';
import type { Differences } from './differences/differences';
import { BY_DICTIONARY, sendDifference, useAsDictionary } from './differences/dictionaryHeaders';
import { mapVersion } from './differences/mapVersions';
import { tellDifference } from './differences/tellDifference';
import { createKeptMaps } from './keptMaps';
import { NOT_CACHED } from './pages/sendDocument';
import { requestUrl } from './pages/requestUrl';
import { FOR_GOOD, sendCompressed } from './sendCompressed';

interface ReleaseMapsOptions extends Pick<ReleaseContext, 'releases' | 'artefacts'> {
  readonly differences: Differences;
}

/**
 * Tells browsers where the pages of a release are: `/_map/<release>/<variant>.json` (`releaseMapAddress`). A browser
 * that has the map of another release gets what changed.
 */
export const releaseMaps: FastifyPluginCallback<ReleaseMapsOptions> = (app, options, done) => {
  const findMap = createKeptMaps(options);

  app.get<{ Params: { id: string; variant: string } }>(
    '/_map/:id(^[0-9a-z-]+$)/:variant(^[\\w.@!~-]+?).json',
    async (request, reply) => {
      const { id, variant } = request.params;
      const override = requestUrl(request.url).searchParams.get('override') ?? undefined;
      const map = await findMap(id, variant, override);
      if (!map) return reply.code(404).send({ message: 'There is no such release map.' });
      reply.type('application/json; charset=utf-8').header('vary', BY_DICTIONARY);
      if (override !== undefined)
        return sendCompressed(request, reply.header('cache-control', NOT_CACHED), map);
      const version = mapVersion(findMap, id, variant);
      reply.header('cache-control', FOR_GOOD).header('use-as-dictionary', useAsDictionary(version));
      const difference = await tellDifference(options.differences, request, version);
      return difference ? sendDifference(reply, difference) : sendCompressed(request, reply, map);
    },
  );
  done();
};
