import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { openStores, type Stores } from '@tanabana/artefacts/store/openStores';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import path from 'node:path';
import { actorOf } from '@tanabana/artefacts/actor';
import { DeploymentHistory } from './deployments/deploymentHistory';
import { ReleaseStore } from './releases/releaseStore';
import { timedObjects, type OnStoreCall } from './timedObjects';

/** Stores and environment of the release commands and the servers. */
export interface ReleaseContext {
  /** The repository's folder. */
  readonly root: string;
  readonly artefacts: ArtefactStore;
  /** This machine's cache of builds. */
  readonly builds: ObjectStore;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
  /** Store of releases and deployments. */
  readonly objects: ObjectStore;
  /** File from which the render processes resolve shared singletons such as React. */
  readonly requireFrom: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Data folder of this machine. */
  readonly data: string;
  /** Minimum time between two polls of the deployment history, in milliseconds. */
  readonly pollIntervalMs: number;
  readonly now: () => number;
  /** Prints one or more lines. */
  readonly print: (text: string) => void;
}

/**
 * Opens the stores that the environment names.
 * @param root the repository's folder
 * @param env see `openStores`
 * @param onStoreCall called after each call to a store, for metrics
 */
export function openReleaseContext(
  root: string,
  env: ReleaseContext['env'],
  print: ReleaseContext['print'],
  onStoreCall?: (store: 'artefacts' | 'releases') => OnStoreCall,
): ReleaseContext {
  const stores = withTiming(openStores(root, env), onStoreCall);
  const now = () => Date.now();
  return {
    root,
    artefacts: new ArtefactStore(stores.artefacts),
    builds: stores.builds,
    releases: new ReleaseStore(stores.releases),
    deployments: new DeploymentHistory(stores.releases, now, actorOf(env)),
    objects: stores.releases,
    requireFrom: path.join(root, 'shell/package.json'),
    env,
    data: stores.data,
    pollIntervalMs: stores.pollIntervalMs,
    now,
    print,
  };
}

function withTiming(
  stores: Stores,
  onStoreCall: ((store: 'artefacts' | 'releases') => OnStoreCall) | undefined,
): Stores {
  if (!onStoreCall) return stores;
  return {
    ...stores,
    artefacts: timedObjects(stores.artefacts, onStoreCall('artefacts')),
    releases: timedObjects(stores.releases, onStoreCall('releases')),
  };
}
