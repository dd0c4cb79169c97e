import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Release } from '../../composition/releases/releaseDocument';
import type { Services } from '../createServices';

/** Services of routes that answer from the live release. */
export type LiveFiles = Pick<Services, 'liveReleases' | 'artefacts'>;

/** Creates a handler that answers 503 before the first promotion. */
export function withLiveRelease(
  liveReleases: Services['liveReleases'],
  handle: (release: Release, reply: FastifyReply, request: FastifyRequest) => unknown,
): RouteHandlerMethod {
  return async (request, reply) => {
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    return handle(served.live.release, reply, request);
  };
}
