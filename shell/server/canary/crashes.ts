import { serverActor } from '@tanabana/build/publish/actor';
import type { CodeOwner } from '@tanabana/build/sandbox/codeOwner';
import type { FastifyBaseLogger } from 'fastify';
import { stopCanary } from '../../composition/deployments/deployReleases';
import type { DeploymentHistory } from '../../composition/deployments/deploymentHistory';
import { deployablesOf, type Release } from '../../composition/releases/releaseDocument';
import { CrashBreaker } from './crashBreaker';
import type { GetLiveReleases } from '../live/liveReleases';
import type { CrashHandlers } from '../live/renderProcesses';
import type { Metrics } from '../operations/metrics';
import type { Observations } from '../telemetry/observations';

/** The canary ends after this many crashes of a version that is not in the live release. */
const MAX_CANARY_CRASHES = 2;

/** The canary ends after this many unhandled errors of such a version. */
const MAX_CANARY_STRAY_ERRORS = 5;

interface CrashesOptions {
  readonly deployments: DeploymentHistory;
  readonly observations: Observations;
  readonly liveReleases: GetLiveReleases;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'processEnded'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

interface Crashes extends CrashHandlers {
  /** Counts a render that exceeded its time limit as a crash. */
  readonly onTimeout: (culprit: CodeOwner, message: string) => void;
  /** Names of the remotes of a release whose circuit breaker is open. */
  readonly openIn: (release: Release) => readonly string[];
}

/**
 * Logs, reports and counts crashes by version. Ends the canary when a version that only it contains crashes. For a
 * version of the live release the circuit breaker opens instead, and the remote is rendered from its fallback version.
 */
export function createCrashes(options: CrashesOptions): Crashes {
  const { deployments, observations, liveReleases, now, metrics, log } = options;
  const crashes = new CrashBreaker(now);
  const strayErrors = new CrashBreaker(now);

  const endCanary = async (owner: CodeOwner, times: number, what: string): Promise<void> => {
    const served = await liveReleases();
    const canary = served?.canary?.release;
    if (!served || !canary || contains(served.live.release, owner) || !contains(canary, owner)) return;
    const name = `${owner.remote} ${owner.version}`;
    const reason = `${name} on the server, ${times} times: ${what}.`;
    await stopCanary(deployments, reason, canary.id, serverActor());
    log.warn({ canary: canary.id, ...owner, what }, 'The canary was ended because of its crashes');
  };
  const count = (counter: CrashBreaker, owner: CodeOwner, what: string, max: number) => {
    const times = counter.add(owner);
    if (times < max) return;
    endCanary(owner, times, what).catch((err: unknown) =>
      log.error({ err }, 'The canary could not be ended'),
    );
  };

  return {
    onEnded: (culprit, reason) => {
      log.error({ ...culprit, reason }, 'Code of a remote ended its process');
      metrics.processEnded(culprit?.remote, culprit?.version);
      if (!culprit) return;
      observations.addFailure({ ...culprit, kind: 'ended' });
      count(crashes, culprit, reason, MAX_CANARY_CRASHES);
    },
    onStray: ({ owner, message }) => {
      log.error({ ...owner, message }, 'Unhandled error');
      if (!owner) return;
      observations.addFailure({ ...owner, kind: 'server' });
      count(strayErrors, owner, firstLine(message), MAX_CANARY_STRAY_ERRORS);
    },
    onTimeout: (culprit, message) => count(crashes, culprit, firstLine(message), MAX_CANARY_CRASHES),
    openIn: (release) =>
      Object.values(release.remotes)
        .filter(({ name, version }) => crashes.isOpen({ remote: name, version }))
        .map(({ name }) => name),
  };
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? '';
}

function contains(release: Release, { remote, version }: CodeOwner): boolean {
  return deployablesOf(release).some((part) => part.name === remote && part.version === version);
}
