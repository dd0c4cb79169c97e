import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import type { FastifyBaseLogger } from 'fastify';
import { serverActor } from '@tanabana/build/publish/actor';
import type { DeploymentHistory } from '../../composition/deployments/deploymentHistory';
import { stopCanary } from '../../composition/deployments/deployReleases';
import { MachineReports, type MachineReport } from '../../composition/deployments/machineReports';
import type { GetLiveReleases, LiveReleases } from '../live/liveReleases';
import type { Observations } from '../telemetry/observations';
import { CanaryTally } from './canaryTally';
import { judgeCanary } from './judgeCanary';

/** Minimum time between two evaluations, in milliseconds. */
const EVALUATION_INTERVAL_MS = 1_000;

/** Minimum time between two reports, in milliseconds. A crashed server loses the counts of at most this time. */
const REPORT_INTERVAL_MS = 5_000;

/** Added for each other server, so that the load of reading all reports stays bounded. */
const REPORT_INTERVAL_PER_MACHINE_MS = 250;

interface WatchOptions {
  readonly deployments: DeploymentHistory;
  /** Store in which servers share their reports. */
  readonly objects: ObjectStore;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

interface Counting {
  readonly id: string;
  readonly live: CanaryTally;
  readonly canary: CanaryTally;
}

/**
 * Writes the report of this server, and ends a canary that is worse than the live release by the reports of all
 * servers.
 * @returns a function to call after every response
 */
export function watchCanary(options: WatchOptions): () => void {
  const { deployments, objects, observations, liveReleases, now, log } = options;
  const machine = `${hostname().replace(/[^\w.-]/g, '')}-${randomBytes(4).toString('hex')}`;
  const reports = new MachineReports(objects);
  let others: readonly MachineReport[] = [];
  let evaluatedAt = -Infinity;
  let reportedAt = -Infinity;
  let counting: Counting | undefined;

  /** Counts pages since the canary started. A new canary, or another share, resets the counts. */
  const count = ({ live, canary }: LiveReleases): Counting | undefined => {
    if (!canary) return (counting = undefined);
    const id = `${canary.release.id}-${live.release.id}-${canary.since}`;
    if (counting?.id !== id) counting = { id, live: new CanaryTally(), canary: new CanaryTally() };
    const pages = observations.pages.since(canary.since);
    counting.live.add(pages.filter(({ release }) => release === live.release.id));
    counting.canary.add(pages.filter(({ release }) => release === canary.release.id));
    return counting;
  };
  const exchange = async (canary: MachineReport['canary']) => {
    const interval = REPORT_INTERVAL_MS + others.length * REPORT_INTERVAL_PER_MACHINE_MS;
    if (now() - reportedAt < interval) return;
    reportedAt = now();
    const at = new Date(reportedAt).toISOString();
    try {
      await reports.write({ machine, at, ...observations.totals(), ...(canary && { canary }) });
      others = canary
        ? (await reports.read()).filter(
            (other) => other.machine !== machine && other.canary?.id === canary.id,
          )
        : [];
    } catch (error) {
      // The evaluation continues with the counts of this server and the last reports of the others.
      log.error({ err: error }, 'The report of this server could not be shared');
    }
  };
  const evaluate = async () => {
    const served = await liveReleases();
    const counted = served && count(served);
    const own = counted && {
      id: counted.id,
      live: counted.live.counts(),
      canary: counted.canary.counts(),
    };
    await exchange(own);
    if (!own || !served.canary) return;
    const counts = [own, ...others.flatMap(({ canary }) => (canary?.id === own.id ? [canary] : []))];
    const reason = judgeCanary({
      live: counts.map(({ live }) => live),
      canary: counts.map(({ canary }) => canary),
    });
    if (reason === undefined) return;
    const { id } = served.canary.release;
    await stopCanary(deployments, reason, id, serverActor());
    log.warn(
      { canary: id, reason },
      'The canary was ended because it fails more often than the live release',
    );
  };
  let trailing: NodeJS.Timeout | undefined;
  const begin = () => {
    evaluatedAt = now();
    evaluate().catch((error: unknown) => log.error({ err: error }, 'The canary could not be evaluated'));
  };

  return () => {
    // Reports the last counts even if no further request follows.
    trailing ??= setTimeout(() => {
      trailing = undefined;
      begin();
    }, REPORT_INTERVAL_MS).unref();
    if (now() - evaluatedAt >= EVALUATION_INTERVAL_MS) begin();
  };
}
