import { setImmediate, setTimeout } from 'node:timers/promises';
import { ArtefactError } from '@tanabana/releases/versions/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { ReleaseError } from '@tanabana/releases/documents/readRelease';
import { loadCompleteRelease } from '@tanabana/releases/deployments/loadCompleteRelease';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { fallbackVersions } from '@tanabana/releases/deployments/fallbackVersions';
import { DeploymentProgress, type MissedDeployment } from './deploymentProgress';
import { shareAt } from '@tanabana/releases/deployments/canarySchedule';
import { withdrawnReleases } from '@tanabana/releases/deployments/deployReleases';

export interface LiveReleases {
  readonly live: ServedRelease;
  readonly canary?: ServedRelease & {
    /** Returns the present share of visitors who receive the canary. */
    readonly share: () => number;
    /** Start of the canary, in milliseconds since 1970. */
    readonly since: number;
  };
}

interface LiveReleasesOptions extends Pick<
  ReleaseContext,
  'artefacts' | 'releases' | 'deployments' | 'pollIntervalMs'
> {
  /** Called before a release is served for the first time. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  /** Called before a release replaces the live release. */
  readonly prerender: (served: ServedRelease) => Promise<void>;
  /** Called with the ids of withdrawn releases when a deployment is served. */
  readonly onWithdrawn: (releases: readonly string[]) => void;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Whether a version that fails is replaced by an earlier version. The default is true. */
  readonly fallbacks?: boolean | undefined;
  /**
   * Whether requests wait until a new release can be served. The default is false: until then, they get the previous
   * release.
   */
  readonly awaitsReleases?: boolean | undefined;
  readonly now: () => number;
  /**
   * Maximum time that a request waits for the deployment history, in milliseconds. Before the first release is
   * served, requests wait without a limit.
   */
  readonly timeoutMs?: number | undefined;
}

const HISTORY_TIMEOUT_MS = 250;

export interface LiveReleasesReader {
  /** Resolves with the live release and the canary, or with `undefined` before the first promotion. */
  readonly liveReleases: () => Promise<LiveReleases | undefined>;
  readonly missed: () => MissedDeployment | undefined;
}

/**
 * Follows the deployment history. Requests poll the history, at most once per `pollIntervalMs`. While the latest
 * deployment cannot be loaded, the previous one is served and loading is retried.
 */
export function createLiveReleases(options: LiveReleasesOptions): LiveReleasesReader {
  const { deployments, log, now, pollIntervalMs, timeoutMs = HISTORY_TIMEOUT_MS, awaitsReleases } = options;
  const progress = new DeploymentProgress<LiveReleases>(now);
  const servesPrevious = () => progress.served !== undefined && !awaitsReleases;
  let latest = 0;

  const prepare = async ({ releases: loaded }: LoadedDeployment) => {
    const present = new Set(
      progress.served && servedReleases(progress.served).map(({ release }) => release.id),
    );
    for (const next of loaded ? servedReleases(loaded) : []) {
      if (!present.has(next.release.id)) await options.prepare(next);
    }
    const { served } = progress;
    if (loaded && served && loaded.live.release.id !== served.live.release.id)
      await options.prerender(loaded.live);
  };

  /** Resolves with true if the deployment is served, or if it is being prepared while another one is served. */
  const serve = async (number: number): Promise<boolean> => {
    progress.started(number);
    const loading = load(options, number);
    const ready = loading.then(prepare).then(
      async () => {
        const { releases, withdrawn } = await loading;
        progress.loaded(number, releases);
        options.onWithdrawn(withdrawn);
        return true;
      },
      (error: unknown) => {
        log.error({ err: error, deployment: number }, 'A deployment could not be loaded');
        progress.failed(number, reasonOf(error));
        return false;
      },
    );
    await loading.catch(() => undefined);
    return servesPrevious() ? Promise.race([ready, setImmediate(true)]) : ready;
  };

  const poll = async () => {
    try {
      if (await deployments.has(latest + 1)) latest = await deployments.length();
      else if (!progress.takeRetry()) return;
    } catch (error) {
      if (!progress.served) throw error;
      log.error({ err: error }, 'The deployment history could not be read');
      return;
    }
    // If a starting server cannot load the latest deployment, it serves the last deployment that it can load.
    for (let number = latest; number > 0 && !(await serve(number)) && !progress.served; number -= 1);
  };

  const polled = atMostOncePer(pollIntervalMs, now, poll, timeoutMs);
  const liveReleases = async () => {
    const { done, timeout } = polled();
    await (servesPrevious() ? Promise.race([done, timeout]) : done);
    return progress.served;
  };
  return { liveReleases, missed: () => progress.missed };
}

/**
 * Returns a function that starts a poll if none is running and the last one began `intervalMs` ago.
 * @returns `done`: end of the running poll; `timeout`: end of the time that a request waits for this poll
 */
function atMostOncePer(intervalMs: number, now: () => number, poll: () => Promise<void>, timeoutMs: number) {
  let startedAt = -Infinity;
  let running: { readonly done?: Promise<void>; readonly timeout?: Promise<void> } = {};
  return () => {
    if (!running.done && now() - startedAt >= intervalMs) {
      startedAt = now();
      running = {
        done: poll().finally(() => (running = {})),
        timeout: setTimeout(timeoutMs, undefined, { ref: false }),
      };
    }
    return running;
  };
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

interface LoadedDeployment {
  readonly releases?: LiveReleases;
  readonly withdrawn: readonly string[];
}

async function load(context: LiveReleasesOptions, number: number): Promise<LoadedDeployment> {
  const { deployments, now, fallbacks = true } = context;
  const deployment = await deployments.deployment(number);
  if (!deployment) return { withdrawn: [] };
  const history = fallbacks ? await deployments.recent(MAX_DEPLOYMENTS) : [];
  const withdrawn = [...withdrawnReleases(history).keys()];
  const earlier = [...new Set(history.map((past) => past.live))].filter((id) => !withdrawn.includes(id));
  const loadServed = async (id: string) => {
    const release = await loadCompleteRelease(context, id);
    return { release, fallbacks: await fallbackVersions(context, earlier, release) };
  };
  const { live, canary, at } = deployment;
  const releases = {
    live: await loadServed(live),
    ...(canary && {
      canary: {
        ...(await loadServed(canary.release)),
        share: () => shareAt(deployment, now()),
        since: Date.parse(at),
      },
    }),
  };
  return { releases, withdrawn };
}
