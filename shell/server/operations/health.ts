import type { FastifyInstance, FastifyReply } from 'fastify';
import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { Documents, PageAnswer } from '../../render/pageAnswer';
import type { LiveReleasesReader } from '../live/liveReleases';

/** Time without a successful page after which a test render decides whether the server is ready, in milliseconds. */
const FAILING_MS = 15_000;

interface Readiness {
  /** Records whether a visitor got a page. */
  readonly observePage: (answer: Pick<PageAnswer, 'failure'>) => void;
  readonly isReady: (live: ServedRelease) => Promise<boolean>;
}

interface HealthServices extends LiveReleasesReader, Pick<Readiness, 'isReady'> {
  /** Returns the number of files of a release that could not be downloaded so far. */
  readonly missingFilesOf: (release: string) => number;
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * `/readyz` (alias `/healthz`) answers 200 when this server should receive requests, otherwise 503. `/livez` answers
 * 200 as long as the process responds.
 */
export function health(app: FastifyInstance, services: HealthServices): void {
  const { liveReleases, missed, isReady, missingFilesOf, isStopping } = services;
  const answer = async (_request: unknown, reply: FastifyReply) => {
    const refuse = (message: string) => reply.code(503).send({ message });
    if (isStopping?.()) return refuse('This server is about to stop.');
    const served = await liveReleases().catch(() => 'unreadable' as const);
    if (served === 'unreadable') return refuse('The deployment history cannot be read.');
    const miss = missed();
    if (!served)
      return refuse(
        miss
          ? `No deployment can be served here, from number ${miss.number} back. ${miss.reason}`
          : 'No release has been promoted yet.',
      );
    const { release } = served.live;
    if (!(await isReady(served.live))) {
      return refuse(
        `No page of release ${release.id} can be rendered here. The log of this server says why.`,
      );
    }
    // A deployment that could not be loaded does not make the server unready, because the cause may affect all servers.
    const missingFiles = missingFilesOf(release.id);
    return {
      release: release.id,
      ...(missingFiles > 0 && { missingFiles }),
      ...(miss && { missed: miss.number, because: miss.reason }),
    };
  };
  app.get('/healthz', answer);
  app.get('/readyz', answer);
  app.get('/livez', () => Promise.resolve({ alive: true }));
}

/**
 * Decides whether this server is ready. Before the first page, and when pages have failed for 15 s, renders the offline
 * page, which needs no remote, as a test. A failing remote, an unreachable store or a full queue does not make a server
 * unready.
 */
export function createReadiness(documents: Documents, now: () => number): Readiness {
  /** Time of the first failure since the last successful page. `-Infinity` before any page was rendered. */
  let failingSince: number | undefined = -Infinity;
  const observePage: Readiness['observePage'] = ({ failure }) => {
    if (failure === undefined) failingSince = undefined;
    if (failure === 'broken') failingSince ??= now();
  };
  return {
    observePage,
    isReady: async (live) => {
      if (failingSince === undefined || now() - failingSince < FAILING_MS) return true;
      const own = new URL(OFFLINE_PATH, live.release.settings.origin);
      const answer = await documents(live, own, false);
      observePage(answer);
      return answer.failure !== 'broken';
    },
  };
}
