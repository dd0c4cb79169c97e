import { ArtefactStore } from '@tanabana/shared/release/artefactStore';
import { releasePlaces } from '@tanabana/shared/release/releasePlaces';
import type { ObjectStore } from '@tanabana/shared/release/objectStore';
import path from 'node:path';
import { Journal } from './journal';
import { ReleaseStore } from './releaseStore';

/** What the release commands work with. */
export interface Desk {
  readonly artefacts: ArtefactStore;
  readonly releases: ReleaseStore;
  readonly journal: Journal;
  /** Where releases and journal are kept. */
  readonly objects: ObjectStore;
  /** File from which the singletons are resolved when pages are rendered. */
  readonly requireFrom: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of what this machine keeps between starts. */
  readonly data: string;
  /** How long a server goes without looking for another turn, in milliseconds. */
  readonly pause: number;
  readonly now: () => number;
  /** Tells the caller something, a line or several at a time. */
  readonly say: (text: string) => void;
}

/**
 * @param root the repository's folder
 * @param env names where builds and releases are kept
 */
export function openDesk(root: string, env: Desk['env'], say: Desk['say']): Desk {
  const places = releasePlaces(root, env);
  const now = () => Date.now();
  return {
    artefacts: new ArtefactStore(places.artefacts),
    releases: new ReleaseStore(places.releases),
    journal: new Journal(places.releases, now),
    objects: places.releases,
    requireFrom: path.join(root, 'shell/package.json'),
    env,
    data: places.data,
    pause: places.pause,
    now,
    say,
  };
}
