import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import type { FastifyBaseLogger } from 'fastify';
import { serverActor } from '@tanabana/build/publish/actor';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import { stopCanary } from '../../composition/deployReleases';
import { MachineReports, type MachineReport } from '../../composition/machineReports';
import type { GetLiveReleases, LiveReleases } from '../live/liveReleases';
import type { Observations } from '../telemetry/observations';
import { CanaryTally } from './canaryTally';
import { judgeCanary } from './judgeCanary';

/** Shortest time between two judgements. */
const JUDGEMENT_INTERVAL_MS = 1_000;

/** Shortest time between two reports: what a lost machine takes with it. */
const REPORT_INTERVAL_MS = 5_000;

/** Added to that for each other machine of a canary, so that reading their reports stays cheap. */
const REPORT_INTERVAL_PER_MACHINE_MS = 250;

interface WatchOptions {
  readonly deployments: DeploymentHistory;
  /** Where machines share their reports. */
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
 * Writes the report of this server, and ends a canary that does worse than the live release, judged on the reports of
 * all servers.
 * @returns to be called after every response
 */
export function watchCanary(options: WatchOptions): () => void {
  const { deployments, objects, observations, liveReleases, now, log } = options;
  const machine = `${hostname().replace(/[^\w.-]/g, '')}-${randomBytes(4).toString('hex')}`;
  const reports = new MachineReports(objects);
  let others: readonly MachineReport[] = [];
  let judgedAt = -Infinity;
  let reportedAt = -Infinity;
  let counting: Counting | undefined;

  /** Counts what was seen since the canary began; a new canary, or another share, begins anew. */
  const count = ({ live, canary }: LiveReleases): Counting | undefined => {
    if (!canary) return (counting = undefined);
    const id = `${canary.release.id}-${live.release.id}-${canary.since}`;
    if (counting?.id !== id) counting = { id, live: new CanaryTally(), canary: new CanaryTally() };
    const pages = observations.pages.since(canary.since);
    counting.live.fold(pages.filter(({ release }) => release === live.release.id));
    counting.canary.fold(pages.filter(({ release }) => release === canary.release.id));
    return counting;
  };
  const exchange = async (canary: MachineReport['canary']) => {
    const pause = REPORT_INTERVAL_MS + others.length * REPORT_INTERVAL_PER_MACHINE_MS;
    if (now() - reportedAt < pause) return;
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
      // A store that does not answer takes nothing away from what this machine saw itself.
      log.error({ err: error }, 'The report of this server could not be shared');
    }
  };
  const judge = async () => {
    const served = await liveReleases();
    const present = served && count(served);
    const own = present && {
      id: present.id,
      live: present.live.counts(),
      canary: present.canary.counts(),
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
    log.warn({ canary: id, reason }, 'A canary ended by itself');
  };
  let trailing: NodeJS.Timeout | undefined;
  const begin = () => {
    judgedAt = now();
    judge().catch((error: unknown) => log.error({ err: error }, 'A canary could not be judged'));
  };

  return () => {
    // What was seen last is reported too when no request follows.
    trailing ??= setTimeout(() => {
      trailing = undefined;
      begin();
    }, REPORT_INTERVAL_MS).unref();
    if (now() - judgedAt >= JUDGEMENT_INTERVAL_MS) begin();
  };
}
