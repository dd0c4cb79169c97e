import { setImmediate, setTimeout } from 'node:timers/promises';
import { ArtefactError, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import type { DeploymentHistory } from '../../composition/deploymentHistory';
import { ReleaseError, type ReleaseStore } from '../../composition/releaseStore';
import { loadWhole } from '../../composition/loadWhole';
import type { ServedRelease } from '../../composition/servedRelease';
import { createFallbackVersions } from '../../composition/fallbackVersions';
import { withdrawnReleases } from '../../composition/withdrawnReleases';

/** What visitors see: a release, and perhaps a canary. */
export interface LiveReleases {
  readonly live: ServedRelease;
  readonly canary?: ServedRelease & { readonly share: number; readonly since: number };
}

/** A deployment that this machine cannot serve so far. */
export interface MissedDeployment {
  /** Its number in the history. */
  readonly number: number;
  /** Why, in words for operators. */
  readonly reason: string;
}

interface Releases {
  /** Makes a release ready before the first page of it is asked for. */
  readonly prepare: (served: ServedRelease) => Promise<void>;
  readonly artefacts: ArtefactStore;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
}

/** How long what could not be served is left before it is tried again, in milliseconds. */
const RETRY_MS = 5_000;

/** Longest that a deployment takes to be served before it counts as missed, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;

/** Longest that pages wait for one look into the deployment history once something is live, unless said otherwise. */
const HISTORY_TIMEOUT_MS = 250;

/** Gives what is live. */
export type GetLiveReleases = () => Promise<LiveReleases | undefined>;

interface FollowedHistory {
  readonly liveReleases: GetLiveReleases;
  /** The latest deployment that could not be served, or not in time, until it or a later one is. */
  readonly missed: () => MissedDeployment | undefined;
}

/**
 * Follows the deployment history. A deployment is noticed at the next request, or as soon as `pause` allows. What
 * was live before stays while a deployment cannot be served, which is tried again: the store may have been out of
 * reach, or the disk full.
 * @param log told when a deployment cannot be served, or the history cannot be read
 * @param pause how long to go without looking, in milliseconds: 0 for a folder, more for a bucket
 * @param timeoutMs longest that requests wait for one look into the history once something is live, in milliseconds
 */
export function createLiveReleases(
  places: Releases,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => number,
  pause: number,
  timeoutMs = HISTORY_TIMEOUT_MS,
): FollowedHistory {
  const { deployments } = places;
  let seen = 0;
  let served: LiveReleases | undefined;
  let looking: Promise<void> | undefined;
  /** Ends when pages have waited long enough for that look. */
  let waiting: Promise<void> | undefined;
  /** Number of the deployment that is served. */
  let shown = 0;
  let missed: (MissedDeployment & { readonly at: number }) | undefined;
  /** The deployment that is being made ready. */
  let pending: { readonly number: number; readonly since: number } | undefined;
  let lookedAt = -Infinity;

  const makeReady = async (loaded: LiveReleases | undefined) => {
    for (const release of servedOf(loaded)) {
      if (!isAmong(servedOf(served), release)) await places.prepare(release);
    }
  };
  const miss = (number: number) => (error: unknown) => {
    log.error({ err: error, deployment: number }, 'The last deployment cannot be served.');
    // Of all that a server cannot show when it starts, the latest counts.
    if (number >= Math.max(shown + 1, missed?.number ?? 0))
      missed = { number, at: now(), reason: reasonOf(error) };
    return false;
  };
  const show = async (number: number): Promise<boolean> => {
    pending = { number, since: now() };
    const loading = load(places, number);
    const ready = loading
      .then(makeReady)
      .then(async () => {
        // A later deployment may have been ready before.
        if (number > shown) [served, shown] = [await loading, number];
        if (missed && missed.number <= shown) missed = undefined;
        return true;
      })
      .catch(miss(number));
    await loading.catch(() => undefined);
    // Pages go on out of what is live. Without it there is nothing to go on with.
    return served ? Promise.race([ready, setImmediate(true)]) : ready;
  };
  const look = async () => {
    lookedAt = now();
    try {
      if (await deployments.has(seen + 1)) seen = await deployments.length();
      else if (missed && now() - missed.at >= RETRY_MS) missed = { ...missed, at: now() };
      else return;
    } catch (error) {
      if (!served) throw error;
      log.error({ err: error }, 'The deployment history cannot be read.');
      return;
    }
    // A server that has just started, and finds the last deployment damaged, goes back to the last that it can show.
    for (let number = seen; number > 0 && !(await show(number)) && !served; number -= 1);
  };

  const liveReleases = async () => {
    if (!looking && now() - lookedAt >= pause) {
      looking = look().finally(() => (looking = undefined));
      waiting = setTimeout(timeoutMs, undefined, { ref: false });
    }
    await (served ? Promise.race([looking, waiting]) : looking);
    return served;
  };
  const late = (): MissedDeployment | undefined =>
    pending && pending.number > shown && now() - pending.since >= READY_TIMEOUT_MS
      ? { number: pending.number, reason: `It was not ready within ${READY_TIMEOUT_MS / 1_000} s.` }
      : undefined;
  return { liveReleases, missed: () => missed ?? late() };
}

/** What a store says in words for people; the rest is for the log, and may name what is inside. */
function reasonOf(error: unknown): string {
  return error instanceof ReleaseError || error instanceof ArtefactError
    ? error.message
    : 'The log of this server says why.';
}

/** The releases that visitors get. */
function servedOf(served: LiveReleases | undefined): readonly ServedRelease[] {
  if (!served) return [];
  return served.canary ? [served.live, served.canary] : [served.live];
}

function isAmong(releases: readonly ServedRelease[], { release }: ServedRelease): boolean {
  return releases.some((other) => other.release.id === release.id);
}

/** Deployments in which the last good version of a remote is looked for. */
const MAX_DEPLOYMENTS = 30;

async function load(places: Releases, number: number): Promise<LiveReleases | undefined> {
  const { deployments } = places;
  const deployment = await deployments.deployment(number);
  if (!deployment) return undefined;
  const whole = (id: string) => loadWhole(places, id);
  const live = await whole(deployment.live);
  const history = await deployments.recent(MAX_DEPLOYMENTS);
  const withdrawn = withdrawnReleases(history);
  const earlier = [...new Set(history.map((past) => past.live))].filter((id) => !withdrawn.has(id));
  const fallbackVersions = createFallbackVersions(places, earlier);
  const canary = deployment.canary && (await whole(deployment.canary.release));
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
