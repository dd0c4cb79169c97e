import { setImmediate, setTimeout } from 'node:timers/promises';
import { ArtefactError } from '@tanabana/artefacts/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseContext } from '../../composition/deployments/releaseContext';
import { ReleaseError } from '../../composition/releases/releaseStore';
import { loadCompleteRelease } from '../../composition/deployments/loadCompleteRelease';
import type { ServedRelease } from '../../composition/releases/servedRelease';
import { fallbackVersions } from '../../composition/deployments/fallbackVersions';
import { withdrawnReleases } from '../../composition/deployments/deployReleases';

export interface LiveReleases {
  readonly live: ServedRelease;
  readonly canary?: ServedRelease & { readonly share: number; readonly since: number };
}

export interface MissedDeployment {
  readonly number: number;
  readonly reason: string;
}

interface LiveReleasesOptions extends Pick<
  ReleaseContext,
  'artefacts' | 'releases' | 'deployments' | 'pollIntervalMs'
> {
  /** Called before a release is served for the first time. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether a version that fails is replaced by an earlier version. The default is true. */
  readonly fallbacks?: boolean | undefined;
  readonly now: () => number;
  /**
   * Maximum time that a request waits for the deployment history, in milliseconds. Before the first release is
   * served, requests wait without a limit.
   */
  readonly timeoutMs?: number | undefined;
}

const RETRY_MS = 5_000;

/** Time after which a deployment that is still loading is reported as missed, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;

const HISTORY_TIMEOUT_MS = 250;

export interface LiveReleasesReader {
  /** Resolves with the live release and the canary, or with `undefined` before the first promotion. */
  readonly liveReleases: () => Promise<LiveReleases | undefined>;
  /**
   * Returns the latest deployment that failed to load, or that is still loading after `READY_TIMEOUT_MS`. Returns
   * `undefined` once that deployment or a later one is served.
   */
  readonly missed: () => MissedDeployment | undefined;
}

/**
 * Follows the deployment history. Requests poll the history, at most once per `pollIntervalMs`. While the latest
 * deployment cannot be loaded, the previous one is served and loading is retried.
 */
export function createLiveReleases(options: LiveReleasesOptions): LiveReleasesReader {
  const { deployments, log, now, pollIntervalMs, timeoutMs = HISTORY_TIMEOUT_MS } = options;
  let latest = 0;
  let served: LiveReleases | undefined;
  let polling: Promise<void> | undefined;
  let timeout: Promise<void> | undefined;
  let servedNumber = 0;
  let missed: (MissedDeployment & { readonly at: number }) | undefined;
  let pending: { readonly number: number; readonly since: number } | undefined;
  let polledAt = -Infinity;

  const prepare = async (loaded: LiveReleases | undefined) => {
    const present = new Set(served && servedReleases(served).map(({ release }) => release.id));
    for (const next of loaded ? servedReleases(loaded) : []) {
      if (!present.has(next.release.id)) await options.prepare(next);
    }
  };
  const onLoadFailure = (number: number) => (error: unknown) => {
    log.error({ err: error, deployment: number }, 'A deployment could not be loaded');
    // A starting server also tries earlier deployments. Only the latest one that failed is reported.
    if (number >= Math.max(servedNumber + 1, missed?.number ?? 0))
      missed = { number, at: now(), reason: reasonOf(error) };
    return false;
  };
  const serve = async (number: number): Promise<boolean> => {
    pending = { number, since: now() };
    const loading = load(options, number);
    const ready = loading
      .then(prepare)
      .then(async () => {
        // Skips this deployment if a later deployment was loaded faster and is already served.
        if (number > servedNumber) [served, servedNumber] = [await loading, number];
        if (missed && missed.number <= servedNumber) missed = undefined;
        return true;
      })
      .catch(onLoadFailure(number));
    await loading.catch(() => undefined);
    // While a previous release is served, requests do not wait for the new release.
    return served ? Promise.race([ready, setImmediate(true)]) : ready;
  };
  const poll = async () => {
    polledAt = now();
    try {
      if (await deployments.has(latest + 1)) latest = await deployments.length();
      else if (missed && now() - missed.at >= RETRY_MS) missed = { ...missed, at: now() };
      else return;
    } catch (error) {
      if (!served) throw error;
      log.error({ err: error }, 'The deployment history could not be read');
      return;
    }
    // If a starting server cannot load the latest deployment, it serves the last deployment that it can load.
    for (let number = latest; number > 0 && !(await serve(number)) && !served; number -= 1);
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

/** Returns the message of a known error. Other messages are only logged, because they may contain internal details. */
function reasonOf(error: unknown): string {
  return error instanceof ReleaseError || error instanceof ArtefactError
    ? error.message
    : 'The log of this server says why.';
}

export function servedReleases({ live, canary }: LiveReleases): readonly ServedRelease[] {
  return canary ? [live, canary] : [live];
}

/** Number of recent deployments whose versions are considered as fallback versions. */
const MAX_DEPLOYMENTS = 30;

async function load(context: LiveReleasesOptions, number: number): Promise<LiveReleases | undefined> {
  const { deployments, fallbacks = true } = context;
  const deployment = await deployments.deployment(number);
  if (!deployment) return undefined;
  const history = fallbacks ? await deployments.recent(MAX_DEPLOYMENTS) : [];
  const withdrawn = withdrawnReleases(history);
  const earlier = [...new Set(history.map((past) => past.live))].filter((id) => !withdrawn.has(id));
  const loadServed = async (id: string) => {
    const release = await loadCompleteRelease(context, id);
    return { release, previous: await fallbackVersions(context, earlier, release) };
  };
  const { live, canary, at } = deployment;
  return {
    live: await loadServed(live),
    ...(canary && {
      canary: { ...(await loadServed(canary.release)), share: canary.share, since: Date.parse(at) },
    }),
  };
}
