import type { CodeOwner } from '@tanabana/build/sandbox/codeOwner';
import type { FastifyBaseLogger } from 'fastify';
import type { DeploymentHistory } from '../composition/deploymentHistory';
import { serverActor } from '@tanabana/build/publish/actor';
import { stopCanary } from '../composition/deployReleases';
import { deployablesOf } from '../composition/releaseDocument';
import type { ServedRelease } from '../composition/servedRelease';
import { suspendVersion } from '../composition/suspendedVersions';
import type { StrayError } from '../render/strayErrors';
import type { GetLiveReleases } from './liveReleases';
import type { Metrics } from './operations/metrics';
import type { Observations } from './telemetry/observations';

/** Time in which offences of a version add up, in milliseconds. */
const OFFENCE_WINDOW_MS = 10 * 60_000;

/** Processes that a live version may end in that time, or renders that it may not finish, before it rests. */
const MAX_ENDED = 3;

/** The same of a version of the canary, before the canary ends. */
const MAX_ENDED_OF_CANARY = 2;

/** Errors that nobody waits for, of a canary's version, before the canary ends. */
const MAX_STRAY_OF_CANARY = 5;

interface OffencesOptions {
  readonly deployments: DeploymentHistory;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'processEnded'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

type Offence = 'ended' | 'stray';

/** What is done about versions whose code ends processes, or throws where nobody waits. */
export interface Offences {
  readonly onEnded: (culprit: CodeOwner | undefined, reason: string) => void;
  readonly onStray: (stray: StrayError) => void;
  /** Counts a render that was not done in time as if it had ended its process. */
  readonly onTimeout: (culprit: CodeOwner, message: string) => void;
}

/**
 * Counts offences by version, in the log and on the board. A canary ends when a version does it that only the canary
 * has; a live version rests, its pages going straight to their fallback.
 */
export function createOffences(options: OffencesOptions): Offences {
  const { deployments, observations, liveReleases, now, metrics, log } = options;
  const seen = new Map<string, readonly number[]>();

  const count = (offence: Offence, { remote, version }: CodeOwner): number => {
    const key = `${offence} ${remote} ${version}`;
    const times = [...(seen.get(key) ?? []), now()].filter((time) => time > now() - OFFENCE_WINDOW_MS);
    seen.set(key, times);
    return times.length;
  };
  const act = async (offence: Offence, owner: CodeOwner, times: number, what: string) => {
    const served = await liveReleases();
    const name = `${owner.remote} ${owner.version}`;
    const present = await deployments.latest();
    if (!served || !present) return;
    const canary = present.canary?.release;
    // A release that is being made ready is in the history before it is served.
    const isLive = has(served.live, owner) || present.live !== served.live.release.id;
    if (canary !== undefined && !has(served.live, owner)) {
      if (times < (offence === 'ended' ? MAX_ENDED_OF_CANARY : MAX_STRAY_OF_CANARY)) return;
      await stopCanary(deployments, `${name} on the server, ${times} times: ${what}.`, canary, serverActor());
      log.warn({ canary, ...owner, what }, 'A canary ended by itself');
    } else if (isLive && offence === 'ended' && times >= MAX_ENDED) {
      await suspendVersion(deployments, owner, `${name} did not finish ${times} renders: ${what}.`, now());
      log.warn({ ...owner, what }, 'A version rests');
    }
  };
  const judge = (offence: Offence, owner: CodeOwner, what: string) => {
    act(offence, owner, count(offence, owner), what).catch((err: unknown) =>
      log.error({ err }, 'An offence could not be acted on'),
    );
  };

  return {
    onEnded: (culprit, reason) => {
      log.error({ ...culprit, reason }, 'Code of a remote ended its process');
      metrics.processEnded(culprit?.remote, culprit?.version);
      if (!culprit) return;
      observations.addFailure({ ...culprit, kind: 'ended' });
      judge('ended', culprit, reason);
    },
    onStray: ({ owner, message }) => {
      log.error({ ...owner, message }, 'An error that nobody waits for');
      if (!owner) return;
      observations.addFailure({ ...owner, kind: 'server' });
      judge('stray', owner, firstLine(message));
    },
    onTimeout: (culprit, message) => judge('ended', culprit, firstLine(message)),
  };
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? '';
}

function has({ release }: ServedRelease, { remote, version }: CodeOwner): boolean {
  return deployablesOf(release).some(
    (deployable) => deployable.name === remote && deployable.version === version,
  );
}
