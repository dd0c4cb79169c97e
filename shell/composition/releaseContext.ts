import { BuildCache } from '@tanabana/build/publish/buildCache';
import { ArtefactStore } from '@tanabana/build/store/artefactStore';
import { releasePlaces, type ReleasePlaces } from '@tanabana/build/store/releasePlaces';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import path from 'node:path';
import { actorOf } from '@tanabana/build/publish/actor';
import { DeploymentHistory } from './deploymentHistory';
import { ReleaseStore } from './releaseStore';
import { timedObjects, type NoteCall } from './timedObjects';

/** What the release commands work with. */
export interface ReleaseContext {
  /** The repository's folder. */
  readonly root: string;
  readonly artefacts: ArtefactStore;
  readonly builds: BuildCache;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
  /** Where releases and deployment history are kept. */
  readonly objects: ObjectStore;
  /** File from which the singletons are resolved when pages are rendered. */
  readonly requireFrom: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder of what this machine keeps between starts. */
  readonly data: string;
  /** How long a server goes without looking for another deployment, in milliseconds. */
  readonly pause: number;
  readonly now: () => number;
  /** Tells the caller something, a line or several at a time. */
  readonly print: (text: string) => void;
}

/**
 * @param root the repository's folder
 * @param env names where builds and releases are kept
 * @param noteCall told how long each call to a store takes
 */
export function openReleaseContext(
  root: string,
  env: ReleaseContext['env'],
  print: ReleaseContext['print'],
  noteCall?: (store: 'artefacts' | 'releases') => NoteCall,
): ReleaseContext {
  const places = timedPlaces(releasePlaces(root, env), noteCall);
  const now = () => Date.now();
  return {
    root,
    artefacts: new ArtefactStore(places.artefacts),
    builds: new BuildCache(root, places.builds),
    releases: new ReleaseStore(places.releases),
    deployments: new DeploymentHistory(places.releases, now, actorOf(env)),
    objects: places.releases,
    requireFrom: path.join(root, 'shell/package.json'),
    env,
    data: places.data,
    pause: places.pause,
    now,
    print,
  };
}

function timedPlaces(
  places: ReleasePlaces,
  noteCall: ((store: 'artefacts' | 'releases') => NoteCall) | undefined,
): ReleasePlaces {
  if (!noteCall) return places;
  return {
    ...places,
    artefacts: timedObjects(places.artefacts, noteCall('artefacts')),
    releases: timedObjects(places.releases, noteCall('releases')),
  };
}
