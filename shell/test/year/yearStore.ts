import { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import { copyVersion } from '@tanabana/releases/versions/copyVersion';
import { runLocalBucket } from '@tanabana/releases/versions/localBucket.testing';
import type { ObjectStore } from '@tanabana/releases/stores/objectStore';
import { DeploymentHistory } from '@tanabana/releases/deployments/deploymentHistory';
import { openReleaseContext, type ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { ReleaseStore } from '@tanabana/releases/releases/releaseStore';

/** The clock of a store, in milliseconds since 1970. Clocks of machines differ from it. */
export interface StoreClock {
  now: number;
}

/** Stores of a shop, in a folder or a bucket. */
export interface YearStore {
  readonly env: Readonly<Record<string, string>>;
  /** Times of writes, by key. */
  readonly writtenAt: Map<string, number>;
  readonly clock: StoreClock;
  /** Ends of keys. The reply to the next write of such a key is lost. Has no effect in a folder. */
  readonly lostReplies: Set<string>;
  /** Creates an empty store of the same type. */
  readonly another: () => Promise<YearStore>;
}

/** Thrown instead of the write before which a command is killed. */
export class Killed extends Error {
  override name = 'Killed';
}

export function openFolder(clock: StoreClock): Promise<YearStore> {
  return Promise.resolve({
    env: { DATA_DIR: newFolder() },
    writtenAt: new Map<string, number>(),
    clock,
    lostReplies: new Set<string>(),
    another: () => openFolder(clock),
  });
}

export async function openBucket(clock: StoreClock): Promise<YearStore> {
  const lostReplies = new Set<string>();
  const losesReply = (key: string) =>
    [...lostReplies].some((name) => key.endsWith(name) && lostReplies.delete(name));
  const { AWS_ENDPOINT_URL_S3 = '', RELEASES_BUCKET = '', ...access } = await runLocalBucket({ losesReply });
  Object.assign(process.env, access);
  return {
    env: { AWS_ENDPOINT_URL_S3, RELEASES_BUCKET, DATA_DIR: newFolder() },
    writtenAt: new Map(),
    clock,
    lostReplies,
    another: () => openBucket(clock),
  };
}

/**
 * Opens a store as a command does.
 * @param by name of the person
 * @param killedAt matches the key whose write kills the command
 */
export function openFor(store: YearStore, by: string, killedAt?: RegExp): ReleaseContext {
  const context = openReleaseContext('/', { ...store.env, RELEASED_BY: by }, () => undefined);
  const objects = observed(context.objects, store, killedAt);
  return {
    ...context,
    objects,
    artefacts: new ArtefactStore(observed(context.artefacts.objects, store, killedAt)),
    releases: new ReleaseStore(objects),
    deployments: new DeploymentHistory(objects, context.now, context.deployments.by),
  };
}

/** Wraps objects, so that their times are those of the store's clock, and writes can kill the command. */
function observed<Objects extends ObjectStore>(
  objects: Objects,
  { writtenAt, clock }: YearStore,
  killedAt: RegExp | undefined,
): Objects {
  let isKilled = false;
  const create: ObjectStore['create'] = async (key, content) => {
    isKilled ||= Boolean(killedAt?.test(key));
    if (isKilled) throw new Killed(key);
    const isNew = await objects.create(key, content);
    if (isNew) writtenAt.set(key, clock.now);
    return isNew;
  };
  const list: ObjectStore['list'] = async (prefix) =>
    (await objects.list(prefix)).map((entry) => ({
      ...entry,
      writtenAt: writtenAt.get(entry.key) ?? clock.now,
    }));
  return new Proxy(objects, {
    get: (target, name) => {
      if (name === 'create') return create;
      if (name === 'list') return list;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const OPERATOR = 'Operator';

/** Copies objects, as the commands for a backup do (shell/docs/operating.md). */
export async function copyObjects(
  from: YearStore,
  into: YearStore,
  part: 'deployments' | 'releases' | 'artefacts',
): Promise<void> {
  const objectsOf = ({ objects, artefacts }: ReleaseContext) =>
    part === 'artefacts' ? artefacts.objects : objects;
  const [source, target] = [from, into].map((store) => objectsOf(openFor(store, OPERATOR)));
  for (const { key } of (await source?.list('')) ?? []) {
    const isDeployment = key.startsWith('deployments/');
    if (part !== 'artefacts' && isDeployment !== (part === 'deployments')) continue;
    const content = await source?.read(key);
    if (content) await target?.create(key, content);
  }
}

/** Copies the history and the releases, and each version, as `stage` copies versions. */
export async function copyByVersion(from: YearStore, into: YearStore): Promise<void> {
  const [source, target] = [openFor(from, OPERATOR), openFor(into, OPERATOR)];
  for (const name of await source.artefacts.deployables())
    for (const { version } of await source.artefacts.versions(name))
      await copyVersion(await source.artefacts.manifest(name, version), source.artefacts, target.artefacts);
  await copyObjects(from, into, 'releases');
  await copyObjects(from, into, 'deployments');
}
