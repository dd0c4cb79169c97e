import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Release } from '../../composition/releases/releaseDocument';
import type { GetLiveReleases } from '../live/liveReleases';

/** Services of routes that answer from the live release. */
export interface LiveFiles {
  readonly liveReleases: GetLiveReleases;
  readonly artefacts: ArtefactStore;
}

/** Creates a handler that answers 503 before the first promotion. */
export function withLiveRelease(
  liveReleases: GetLiveReleases,
  handle: (release: Release, reply: FastifyReply, request: FastifyRequest) => unknown,
): RouteHandlerMethod {
  return async (request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    return handle(served.live.release, reply, request);
  };
}
