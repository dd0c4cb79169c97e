import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../createServices';
import type { MissedDeployment } from '../live/liveReleases';

type HealthServices = Pick<Services, 'liveReleases' | 'missed' | 'isReady' | 'isStopping'>;

/**
 * Health checks. `/readyz` (alias `/healthz`) answers 200 when this server should get traffic, otherwise 503.
 * `/livez` answers 200 as long as the process responds.
 */
export function health(app: FastifyInstance, services: HealthServices): void {
  const { liveReleases, missed, isReady, isStopping } = services;
  const answer = async (_request: unknown, reply: FastifyReply) => {
    const refuse = (message: string) => reply.code(503).send({ message });
    if (isStopping?.()) return refuse('This server is about to stop.');
    const served = await liveReleases().catch(() => 'unreadable' as const);
    if (served === 'unreadable') return refuse('The deployment history cannot be read.');
    const miss = missed();
    if (!served) return refuse(miss ? unserved(miss) : 'No release has been promoted yet.');
    const { release } = served.live;
    if (!(await isReady(served.live))) {
      return refuse(
        `No page of release ${release.id} can be rendered here. The log of this server says why.`,
      );
    }
    // Ready despite a missed deployment: an old release is better than none, and the cause may affect all servers.
    return { release: release.id, ...(miss && { missed: miss.number, because: miss.reason }) };
  };
  app.get('/healthz', answer);
  app.get('/readyz', answer);
  app.get('/livez', () => Promise.resolve({ alive: true }));
}

function unserved({ number, reason }: MissedDeployment): string {
  return `No deployment can be served here, from number ${number} back. ${reason}`;
}
