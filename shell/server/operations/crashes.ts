import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '../../composition/releases/releaseDocument';
import type { Metrics } from './metrics';
import type { Observations } from '../telemetry/observations';
import type { CrashHandlers } from '../live/renderProcesses';

/** Window in which crashes of a version are counted, in milliseconds. The breaker closes when it has passed. */
const WINDOW_MS = 10 * 60_000;

/** Crashes within the window that open the breaker. */
const THRESHOLD = 3;

interface CrashesOptions {
  readonly observations: Pick<Observations, 'addFailure'>;
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'processEnded'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

interface Crashes extends CrashHandlers {
  /** Counts a render that exceeded its time limit as a crash. */
  readonly onTimeout: (culprit: CodeOwner) => void;
  /** Names of the remotes of a release whose circuit breaker is open. */
  readonly openIn: (release: Release) => readonly string[];
}

/**
 * Logs and counts crashes and unhandled errors by version. A circuit breaker per version, in the memory of this server,
 * opens after repeated crashes: pages are then rendered from the version's fallback.
 */
export function createCrashes({ observations, now, metrics, log }: CrashesOptions): Crashes {
  const crashes = new Map<string, readonly number[]>();
  const recent = (culprit: CodeOwner) =>
    (crashes.get(keyOf(culprit)) ?? []).filter((time) => time > now() - WINDOW_MS);
  const onTimeout = (culprit: CodeOwner) => {
    crashes.set(keyOf(culprit), [...recent(culprit), now()]);
  };

  return {
    onEnded: (culprit, reason) => {
      log.error({ ...culprit, reason }, 'Code of a remote ended its process');
      metrics.processEnded(culprit?.remote, culprit?.version);
      if (!culprit) return;
      observations.addFailure({ ...culprit, kind: 'ended' });
      onTimeout(culprit);
    },
    onStray: ({ owner, message }) => {
      log.error({ ...owner, message }, 'Unhandled error');
      if (owner) observations.addFailure({ ...owner, kind: 'server' });
    },
    onTimeout,
    openIn: (release) =>
      Object.values(release.remotes)
        .filter(({ name, version }) => recent({ remote: name, version }).length >= THRESHOLD)
        .map(({ name }) => name),
  };
}

function keyOf({ remote, version }: CodeOwner): string {
  return `${remote} ${version}`;
}
