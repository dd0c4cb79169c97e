import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { GetLiveReleases } from '../liveReleases';

interface HealthOptions {
  readonly liveReleases: GetLiveReleases;
  /** Whether the server is about to stop: then no balancer should send anybody here. */
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * What balancers and orchestrators ask. `/readyz` (and `/healthz`, its older name): whether visitors should be sent
 * here, and which release they get; `missed` numbers a later deployment that cannot be served here so far. `/livez`: whether this process answers at all; one that does not is to be started anew.
 */
export const health: FastifyPluginCallback<HealthOptions> = (app, { liveReleases, isStopping }, done) => {
  const answer = async (_request: unknown, reply: FastifyReply) => {
    if (isStopping?.()) return reply.code(503).send({ message: 'This server is about to stop.' });
    const served = await liveReleases();
    if (!served) return reply.code(503).send({ message: 'No release has been promoted yet.' });
    // An old release is better than none, and what holds this machine up may hold up all of them.
    return { release: served.live.release.id, ...(served.missed !== undefined && { missed: served.missed }) };
  };
  app.get('/healthz', answer);
  app.get('/readyz', answer);
  app.get('/livez', () => Promise.resolve({ alive: true }));
  done();
};
