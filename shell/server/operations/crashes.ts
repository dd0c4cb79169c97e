import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { FastifyBaseLogger } from 'fastify';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { manifestsOf, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { FailureOrigin, RenderFailure } from '../../render/renderTask';
import type { SourcePositions } from '../../render/sourcePositions';
import type { Metrics } from '../telemetry/metrics';
import type { CrashHandlers } from '../../render/processes/renderPool';

/** Time after which a crash of a version is no longer counted, in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/** Number of counted crashes of a version after which its circuit breaker opens. */
const THRESHOLD = 3;

interface CrashesOptions {
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'endedProcesses' | 'failures' | 'addGauge'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly positions: SourcePositions;
}

interface Crashes extends CrashHandlers {
  /** Logs and counts a failed render. A render that exceeded its time limit counts as a crash. */
  readonly onFailure: (failure: RenderFailure, origin: FailureOrigin, served: ServedRelease) => void;
  /** Returns the names of the remotes whose circuit breaker is open. */
  readonly openIn: (release: Release) => readonly string[];
}

/**
 * Logs and counts crashes and unhandled errors by version. After repeated crashes of a version, its circuit breaker
 * opens. Pages are then rendered with the fallback version of the remote.
 */
export function createCrashes({ now, metrics, log, positions }: CrashesOptions): Crashes {
  const crashes = new Map<string, { readonly culprit: CodeOwner; readonly times: readonly number[] }>();
  const recent = (culprit: CodeOwner) =>
    (crashes.get(keyOf(culprit))?.times ?? []).filter((time) => time > now() - WINDOW_MS);
  const isOpen = (version: CodeOwner) => recent(version).length >= THRESHOLD;
  const count = (culprit: CodeOwner) => {
    for (const [key, crash] of crashes) if (recent(crash.culprit).length === 0) crashes.delete(key);
    crashes.set(keyOf(culprit), { culprit, times: [...recent(culprit), now()] });
  };

  metrics.addGauge(
    'tanabana_circuit_breaker_open',
    '1 for a version whose circuit breaker is open.',
    ['remote', 'version'],
    () => {
      const open = [...crashes.values()].filter(({ culprit }) => isOpen(culprit));
      return Promise.resolve(open.map(({ culprit: { remote, version } }) => [{ remote, version }, 1]));
    },
  );

  /** Logs an error with its positions in the sources. Reads the source maps from the artefact store. */
  const report = async (fields: { readonly message: string }, title: string, served?: ServedRelease) => {
    const message = await positions(fields.message, served ? manifestsOf(served) : []);
    log.error({ ...fields, message }, title);
  };

  return {
    onEnded: (culprit, reason, page) => {
      const fields = { ...page?.task.origin, ...culprit, message: reason };
      void report(fields, 'Code of a remote ended its process', page?.served);
      metrics.endedProcesses.inc(culprit ? { ...culprit } : { remote: 'unknown', version: 'unknown' });
      if (!culprit) return;
      metrics.failures.inc({ ...culprit, kind: 'ended' });
      count(culprit);
    },
    onUncaughtError: ({ owner, message }, page) => {
      void report({ ...page?.task.origin, ...owner, message }, 'Unhandled error', page?.served);
      if (owner) metrics.failures.inc({ ...owner, kind: 'server' });
    },
    onFailure: ({ isTimeout, ...failure }, origin, served) => {
      const { remote, version } = failure;
      void report({ ...origin, ...failure }, 'A remote failed on the server', served);
      metrics.failures.inc({ remote, version, kind: 'server' });
      if (isTimeout) count({ remote, version });
    },
    openIn: (release) =>
      Object.values(release.remotes)
        .filter(({ name, version }) => isOpen({ remote: name, version }))
        .map(({ name }) => name),
  };
}

function keyOf({ remote, version }: CodeOwner): string {
  return `${remote} ${version}`;
}
