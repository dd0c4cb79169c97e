import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import type { Services } from '../services/createServices';

/**
 * Creates a route handler that passes the live release to `handle`. Before the first promotion, the route answers 503.
 */
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
