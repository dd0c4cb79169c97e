import type { FastifyBaseLogger } from 'fastify';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import { serverActor } from '../../composition/actor';
import { stopCanary } from '../../composition/deployReleases';
import { judgeCanary } from './judgeCanary';
import type { Observations } from './observations';
import type { GetLiveReleases } from '../liveReleases';

/** Shortest time between two judgements. */
const JUDGEMENT_INTERVAL_MS = 1_000;

interface WatchOptions {
  readonly deployments: DeploymentHistory;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Ends a canary that does worse than the live release. @returns what to call whenever something was seen */
export function watchCanary({ deployments, observations, liveReleases, now, log }: WatchOptions): () => void {
  let judgedAt = -Infinity;

  const judge = async () => {
    const served = await liveReleases();
    if (!served?.canary) return;
    const { release, since } = served.canary;
    const reason = judgeCanary(observations, served.live.release.id, release.id, since);
    if (reason === undefined) return;
    await stopCanary(deployments, reason, release.id, serverActor());
    log.warn({ canary: release.id, reason }, 'A canary ended by itself');
  };

  return () => {
    if (now() - judgedAt < JUDGEMENT_INTERVAL_MS) return;
    judgedAt = now();
    judge().catch((error: unknown) => log.error({ err: error }, 'A canary could not be judged'));
  };
}
