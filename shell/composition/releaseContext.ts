import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { openStores } from '@tanabana/artefacts/store/openStores';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import path from 'node:path';
import { actorOf } from '@tanabana/artefacts/actor';
import { DeploymentHistory } from './deployments/deploymentHistory';
import { ReleaseStore } from './releases/releaseStore';
import { timedObjects, type OnStoreCall } from './timedObjects';

export interface ReleaseContext {
  readonly root: string;
  readonly artefacts: ArtefactStore;
  /** This machine's cache of builds. */
  readonly builds: ObjectStore;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
  readonly objects: ObjectStore;
  /** Render processes resolve shared singletons such as React from this file. */
  readonly requireFrom: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly data: string;
  readonly pollIntervalMs: number;
  readonly now: () => number;
  readonly print: (text: string) => void;
}

/** Opens the stores that the environment names: see `openStores`. */
export function openReleaseContext(
  root: string,
  env: ReleaseContext['env'],
  print: ReleaseContext['print'],
  onStoreCall?: (store: 'artefacts' | 'releases') => OnStoreCall,
): ReleaseContext {
  const stores = openStores(root, env);
  const timed = <Objects extends ObjectStore>(store: 'artefacts' | 'releases', objects: Objects): Objects =>
    onStoreCall ? timedObjects(objects, onStoreCall(store)) : objects;
  const releases = timed('releases', stores.releases);
  const now = () => Date.now();
  return {
    root,
    artefacts: new ArtefactStore(timed('artefacts', stores.artefacts)),
    builds: stores.builds,
    releases: new ReleaseStore(releases),
    deployments: new DeploymentHistory(releases, now, actorOf(env)),
    objects: releases,
    requireFrom: path.join(root, 'shell/package.json'),
    env,
    data: stores.data,
    pollIntervalMs: stores.pollIntervalMs,
    now,
    print,
  };
}
