import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import type { GetLiveReleases, MissedDeployment } from '../live/liveReleases';
import type { Showing } from './showing';

interface HealthOptions {
  readonly liveReleases: GetLiveReleases;
  readonly missed: () => MissedDeployment | undefined;
  readonly canShow: Showing['canShow'];
  /** Whether the server is about to stop: then no balancer should send anybody here. */
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * What balancers and orchestrators ask. `/readyz` (and `/healthz`, its older name): whether visitors should be sent
 * here, and which release they get, or why none; `missed` numbers a later deployment that cannot be served here so
 * far, and `because` says why. `/livez`: whether this process answers at all; one that does not is to be started anew.
 */
export const health: FastifyPluginCallback<HealthOptions> = (app, options, done) => {
  const { liveReleases, missed, canShow, isStopping } = options;
  const answer = async (_request: unknown, reply: FastifyReply) => {
    const refuse = (message: string) => reply.code(503).send({ message });
    if (isStopping?.()) return refuse('This server is about to stop.');
    const served = await liveReleases().catch(() => 'unreadable' as const);
    if (served === 'unreadable') return refuse('The deployment history cannot be read.');
    const miss = missed();
    if (!served) return refuse(miss ? unserved(miss) : 'No release has been promoted yet.');
    const { release } = served.live;
    if (!(await canShow(served.live))) {
      return refuse(
        `No page of release ${release.id} can be rendered here. The log of this server says why.`,
      );
    }
    // An old release is better than none, and what holds this machine up may hold up all of them.
    return { release: release.id, ...(miss && { missed: miss.number, because: miss.reason }) };
  };
  app.get('/healthz', answer);
  app.get('/readyz', answer);
  app.get('/livez', () => Promise.resolve({ alive: true }));
  done();
};

function unserved({ number, reason }: MissedDeployment): string {
  return `No deployment can be served here, from number ${number} back. ${reason}`;
}
