import { ArtefactStore } from '../versions/artefactStore';
import { openStores } from '../stores/openStores';
import type { ObjectStore, ServableObjects } from '../stores/objectStore';
import path from 'node:path';
import { actorOf } from '../environment/actor';
import { DeploymentHistory } from './deploymentHistory';
import { ReleaseStore } from '../releases/releaseStore';

export interface ReleaseContext {
  readonly root: string;
  readonly artefacts: ArtefactStore;
  /** Store of the builds that were made on this computer. The key of a build is the hash of its sources. */
  readonly builds: ObjectStore;
  readonly releases: ReleaseStore;
  readonly deployments: DeploymentHistory;
  readonly objects: ObjectStore;
  /** Render processes resolve shared modules such as React from this file. */
  readonly requireFrom: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly data: string;
  readonly pollIntervalMs: number;
  readonly now: () => number;
  readonly print: (text: string) => void;
}

type OnStoreCall = (operation: string, outcome: 'done' | 'failed', seconds: number) => void;

/** Opens the stores that the environment names (see `openStores`). */
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

/** Operations of a store that `onStoreCall` receives. */
export const STORE_CALLS = ['read', 'has', 'create', 'list', 'names', 'remove', 'download'] as const;

const CALLS: ReadonlySet<string | symbol> = new Set(STORE_CALLS satisfies readonly (keyof ServableObjects)[]);

/** The wrapper passes the outcome and the duration of each store call to `onCall`. */
function timedObjects<Objects extends ObjectStore>(objects: Objects, onCall: OnStoreCall): Objects {
  return new Proxy(objects, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value as (...args: unknown[]) => unknown;
      if (!CALLS.has(name)) return method.bind(target);
      return async (...args: unknown[]) => {
        const from = performance.now();
        let outcome: 'done' | 'failed' = 'failed';
        try {
          const result = await method.apply(target, args);
          outcome = 'done';
          return result;
        } finally {
          onCall(String(name), outcome, (performance.now() - from) / 1_000);
        }
      };
    },
  });
}
