import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import type { FastifyBaseLogger } from 'fastify';
import { serverActor } from '@tanabana/build/publish/actor';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import { stopCanary } from '../../composition/deployReleases';
import type { GetLiveReleases, LiveReleases } from '../liveReleases';
import type { Observations } from '../telemetry/observations';
import { CanaryTally } from './canaryTally';
import { judgeCanary } from './judgeCanary';
import { SharedCounts, sumOf, type MachineCounts } from './machineCounts';

/** Shortest time between two judgements. */
const JUDGEMENT_INTERVAL_MS = 1_000;

/** Shortest time between two tellings to the other machines: what a lost machine takes with it. */
const TELL_INTERVAL_MS = 5_000;

/** Added to that for each other machine, so that reading one another stays cheap however many there are. */
const TELL_INTERVAL_PER_MACHINE_MS = 250;

interface WatchOptions {
  readonly deployments: DeploymentHistory;
  /** Where machines tell one another what they saw. */
  readonly objects: ObjectStore;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

interface CanaryWatch {
  /** To be called whenever something was seen. */
  readonly onSeen: () => void;
  /** What this machine and the others saw of the running canary, this one first; nothing without a canary. */
  readonly machines: () => Promise<readonly MachineCounts[]>;
}

interface Counting {
  readonly shared: SharedCounts;
  readonly live: CanaryTally;
  readonly canary: CanaryTally;
  toldAt: number;
}

/** Ends a canary that does worse than the live release, judged on what all machines saw. */
export function watchCanary(options: WatchOptions): CanaryWatch {
  const { deployments, objects, observations, liveReleases, now, log } = options;
  const machine = `${hostname().replace(/[^\w.-]/g, '')}-${randomBytes(4).toString('hex')}`;
  let judgedAt = -Infinity;
  let counting: Counting | undefined;

  /** Counts what was seen since the canary began; a new canary, or another share, begins anew. */
  const count = ({ live, canary }: LiveReleases): Counting | undefined => {
    if (!canary) return (counting = undefined);
    const name = `${canary.release.id}-${live.release.id}-${canary.since}`;
    if (counting?.shared.canary !== name) {
      const shared = new SharedCounts(objects, name, machine);
      counting = { shared, live: new CanaryTally(), canary: new CanaryTally(), toldAt: -Infinity };
    }
    const pages = observations.pages.since(canary.since);
    counting.live.fold(pages.filter(({ release }) => release === live.release.id));
    counting.canary.fold(pages.filter(({ release }) => release === canary.release.id));
    return counting;
  };
  const ownCounts = ({ live, canary }: Counting): MachineCounts => ({
    machine,
    at: new Date(now()).toISOString(),
    live: live.counts(),
    canary: canary.counts(),
  });
  const exchange = async (present: Counting) => {
    const pause = TELL_INTERVAL_MS + present.shared.others().length * TELL_INTERVAL_PER_MACHINE_MS;
    if (now() - present.toldAt < pause) return;
    present.toldAt = now();
    // A store that does not answer takes nothing away from what this machine saw itself.
    await present.shared
      .tell(ownCounts(present))
      .then(() => present.shared.look())
      .catch((error: unknown) =>
        log.error({ err: error }, 'What machines saw of a canary could not be shared'),
      );
  };
  const judge = async () => {
    const served = await liveReleases();
    const present = served && count(served);
    if (!present || !served.canary) return;
    await exchange(present);
    const reason = judgeCanary(sumOf([ownCounts(present), ...present.shared.others()]));
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

  return {
    onSeen: () => {
      // What was seen last is told too when nothing more is seen.
      trailing ??= setTimeout(() => {
        trailing = undefined;
        begin();
      }, TELL_INTERVAL_MS).unref();
      if (now() - judgedAt >= JUDGEMENT_INTERVAL_MS) begin();
    },
    machines: async () => {
      const served = await liveReleases();
      const present = served && count(served);
      if (!present) return [];
      await present.shared.look().catch(() => undefined);
      return [ownCounts(present), ...present.shared.others()];
    },
  };
}
