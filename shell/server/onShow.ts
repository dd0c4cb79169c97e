import { setTimeout } from 'node:timers/promises';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import type { ArtefactStore } from '@tanabana/shared/release/artefactStore';
import type { FastifyBaseLogger } from 'fastify';
import type { Journal } from '../release/journal';
import type { Release } from '../release/releaseDocument';
import type { ReleaseStore } from '../release/releaseStore';
import { loadWhole } from '../release/loadWhole';
import type { Overrides } from './overrides';
import { createReplacements } from './replacements';

/** A release, and what stands in for a remote of it that fails. */
export interface ShownRelease {
  readonly release: Release;
  /** Remote → its last good version before this release's. */
  readonly previous: Readonly<Record<string, DeployManifest>>;
  /** What one visitor gets from elsewhere. */
  readonly overrides?: Overrides;
}

/** Whether a version can stand in for another of the same remote. */
export function standsIn(
  previous: DeployManifest | undefined,
  live: DeployManifest,
): previous is DeployManifest {
  return previous !== undefined && previous.version !== live.version;
}

/** What visitors see: a release, and perhaps a canary. */
export interface OnShow {
  readonly live: ShownRelease;
  readonly canary?: ShownRelease & { readonly share: number; readonly since: number };
}

export interface Releases {
  readonly artefacts: ArtefactStore;
  readonly releases: ReleaseStore;
  readonly journal: Journal;
}

/** Longest that a page waits for the journal's answer once something is on show, in milliseconds. */
const PATIENCE = 250;

/** Gives what is on show. */
export type CurrentlyOnShow = () => Promise<OnShow | undefined>;

/**
 * Follows the journal. A turn is noticed at the next request, or as soon as `pause` allows.
 * @param log told when a turn cannot be shown, or the journal not be asked; what was on show before then stays
 * @param pause how long to go without looking, in milliseconds: 0 for a folder, more for a bucket
 */
export function createOnShow(
  places: Releases,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: () => number,
  pause: number,
): CurrentlyOnShow {
  const { journal } = places;
  let seen = 0;
  let shown: OnShow | undefined;
  let looking: Promise<void> | undefined;
  let lookedAt = -Infinity;

  const show = async (number: number): Promise<boolean> => {
    try {
      shown = await load(places, number);
      return true;
    } catch (error) {
      log.error({ err: error, turn: number }, 'What the journal says cannot be shown.');
      return false;
    }
  };
  const look = async () => {
    lookedAt = now();
    try {
      if (!(await journal.has(seen + 1))) return;
      seen = await journal.length();
    } catch (error) {
      if (!shown) throw error;
      log.error({ err: error }, 'The journal cannot be asked.');
      return;
    }
    // A server that has just started, and finds the last turn damaged, goes back to the last that it can show.
    for (let number = seen; number > 0 && !(await show(number)) && !shown; number -= 1);
  };

  return async () => {
    if (!looking && now() - lookedAt >= pause) looking = look().finally(() => (looking = undefined));
    if (looking && shown) await Promise.race([looking, setTimeout(PATIENCE, undefined, { ref: false })]);
    else await looking;
    return shown;
  };
}

/** Turns in which the last good version of a remote is looked for. */
const MOST_TURNS = 30;

async function load(places: Releases, number: number): Promise<OnShow | undefined> {
  const { journal } = places;
  const turn = await journal.turn(number);
  if (!turn) return undefined;
  const whole = (id: string) => loadWhole(places, id);
  const live = await whole(turn.live);
  const history = await journal.history(MOST_TURNS);
  const withdrawn = new Set(history.map((past) => past.withdrawn));
  const earlier = [...new Set(history.map((past) => past.live))].filter((id) => !withdrawn.has(id));
  const replacements = createReplacements(whole, earlier);
  const canary = turn.canary && (await whole(turn.canary.release));
  return {
    live: { release: live, previous: await replacements(live) },
    ...(turn.canary &&
      canary && {
        canary: {
          release: canary,
          previous: await replacements(canary),
          share: turn.canary.share,
          since: Date.parse(turn.at),
        },
      }),
  };
}
