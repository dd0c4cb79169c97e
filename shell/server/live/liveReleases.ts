import { setImmediate, setTimeout } from 'node:timers/promises';
import { ArtefactError, type ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import type { DeploymentHistory } from '../../composition/deployments/deploymentHistory';
import { ReleaseError, type ReleaseStore } from '../../composition/releases/releaseStore';
import { loadCompleteRelease } from '../../composition/releases/loadCompleteRelease';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import { createFallbackVersions } from '../../composition/deployments/fallbackVersions';
import { withdrawnReleases } from '../../composition/deployments/withdrawnReleases';

/** The live release, and the canary if one is running. */
export interface LiveReleases {
  readonly live: ServedRelease;
  readonly canary?: ServedRelease & { readonly share: number; readonly since: number };
}

/** A deployment that this server has failed to load so far. */
export interface MissedDeployment {
  /** Number in the history. */
  readonly number: number;
  /** Why, as a sentence for operators. */
  readonly reason: string;
}

interface LiveReleasesContext {
  /** Called before the first page of a release is rendered. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly artefacts: ArtefactStore;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
}

/** Time before loading a failed deployment is retried, in milliseconds. */
const RETRY_MS = 5_000;

/** Time after which a deployment that is still loading counts as missed, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;

/** Default of `timeoutMs`. */
const HISTORY_TIMEOUT_MS = 250;

/** @returns `undefined` before the first promotion */
export type GetLiveReleases = () => Promise<LiveReleases | undefined>;

interface LiveReleasesReader {
  readonly liveReleases: GetLiveReleases;
  /** The latest deployment that failed to load or is late, until it or a later one is served. */
  readonly missed: () => MissedDeployment | undefined;
}

/**
 * Follows the deployment history: each request polls it, at most once per `pollIntervalMs`. While the latest deployment
 * cannot be loaded (store unreachable, disk full), the previous one is served and loading is retried.
 * @param log receives failures to load a deployment or to read the history
 * @param pollIntervalMs minimum time between two polls, in milliseconds: 0 for a folder, more for a bucket
 * @param timeoutMs maximum time that requests wait for one poll once a release is served, in milliseconds
 */
export function createLiveReleases(
  context: LiveReleasesContext,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => number,
  pollIntervalMs: number,
  timeoutMs = HISTORY_TIMEOUT_MS,
): LiveReleasesReader {
  const { deployments } = context;
  let seen = 0;
  let served: LiveReleases | undefined;
  let polling: Promise<void> | undefined;
  /** Resolves `timeoutMs` after the poll started. */
  let timeout: Promise<void> | undefined;
  /** Number of the deployment that is served. */
  let servedNumber = 0;
  let missed: (MissedDeployment & { readonly at: number }) | undefined;
  /** The deployment that is being loaded. */
  let pending: { readonly number: number; readonly since: number } | undefined;
  let polledAt = -Infinity;

  const prepare = async (loaded: LiveReleases | undefined) => {
    for (const release of servedOf(loaded)) {
      if (!isAmong(servedOf(served), release)) await context.prepare(release);
    }
  };
  const onLoadFailure = (number: number) => (error: unknown) => {
    log.error({ err: error, deployment: number }, 'A deployment could not be loaded');
    // A starting server tries earlier deployments too: report the latest that failed.
    if (number >= Math.max(servedNumber + 1, missed?.number ?? 0))
      missed = { number, at: now(), reason: reasonOf(error) };
    return false;
  };
  const serve = async (number: number): Promise<boolean> => {
    pending = { number, since: now() };
    const loading = load(context, number);
    const ready = loading
      .then(prepare)
      .then(async () => {
        // A later deployment may have finished loading first.
        if (number > servedNumber) [served, servedNumber] = [await loading, number];
        if (missed && missed.number <= servedNumber) missed = undefined;
        return true;
      })
      .catch(onLoadFailure(number));
    await loading.catch(() => undefined);
    // Requests do not wait for the new release while a previous one can be served.
    return served ? Promise.race([ready, setImmediate(true)]) : ready;
  };
  const poll = async () => {
    polledAt = now();
    try {
      if (await deployments.has(seen + 1)) seen = await deployments.length();
      else if (missed && now() - missed.at >= RETRY_MS) missed = { ...missed, at: now() };
      else return;
    } catch (error) {
      if (!served) throw error;
      log.error({ err: error }, 'The deployment history could not be read');
      return;
    }
    // A starting server whose latest deployment cannot be loaded serves the last one that can.
    for (let number = seen; number > 0 && !(await serve(number)) && !served; number -= 1);
  };

  const liveReleases = async () => {
    if (!polling && now() - polledAt >= pollIntervalMs) {
      polling = poll().finally(() => (polling = undefined));
      timeout = setTimeout(timeoutMs, undefined, { ref: false });
    }
    await (served ? Promise.race([polling, timeout]) : polling);
    return served;
  };
  const lateDeployment = (): MissedDeployment | undefined =>
    pending && pending.number > servedNumber && now() - pending.since >= READY_TIMEOUT_MS
      ? { number: pending.number, reason: `It was not ready within ${READY_TIMEOUT_MS / 1_000} s.` }
      : undefined;
  return { liveReleases, missed: () => missed ?? lateDeployment() };
}

/** Messages of these errors are safe to show. Others go to the log only: they may contain internals. */
function reasonOf(error: unknown): string {
  return error instanceof ReleaseError || error instanceof ArtefactError
    ? error.message
    : 'The log of this server says why.';
}

function servedOf(served: LiveReleases | undefined): readonly ServedRelease[] {
  if (!served) return [];
  return served.canary ? [served.live, served.canary] : [served.live];
}

function isAmong(releases: readonly ServedRelease[], { release }: ServedRelease): boolean {
  return releases.some((other) => other.release.id === release.id);
}

/** Number of recent deployments that are searched for fallback versions. */
const MAX_DEPLOYMENTS = 30;

async function load(context: LiveReleasesContext, number: number): Promise<LiveReleases | undefined> {
  const { deployments } = context;
  const deployment = await deployments.deployment(number);
  if (!deployment) return undefined;
  const loadRelease = (id: string) => loadCompleteRelease(context, id);
  const live = await loadRelease(deployment.live);
  const history = await deployments.recent(MAX_DEPLOYMENTS);
  const withdrawn = withdrawnReleases(history);
  const earlier = [...new Set(history.map((past) => past.live))].filter((id) => !withdrawn.has(id));
  const fallbackVersions = createFallbackVersions(context, earlier);
  const canary = deployment.canary && (await loadRelease(deployment.canary.release));
  return {
    live: { release: live, previous: await fallbackVersions(live) },
    ...(deployment.canary &&
      canary && {
        canary: {
          release: canary,
          previous: await fallbackVersions(canary),
          share: deployment.canary.share,
          since: Date.parse(deployment.at),
        },
      }),
  };
}
