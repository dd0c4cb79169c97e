import pMap from 'p-map';
import * as v from 'valibot';
import { withCompressed } from './compressFiles';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { fileKey, filesOf } from './artefactKeys';
import { parseStored } from '../stores/parseStored';
import type { ArtefactStore } from './artefactStore';

/**
 * Minimum time between the removal of the last version that uses a file and the removal of the file, in milliseconds.
 * Shopping carts, open pages, mails and caches may contain the address of the file.
 */
export const FILE_GRACE_MS = 30 * 86_400_000;

/** Number of files that are removed between two searches for newly published versions. */
const BATCH = 64;

const concurrency = 16;

const fileListSchema = v.array(v.string());

const retiredFolder = (name: string) => `${name}/retired/`;

/** Removes a version, and stores the names of its files with the time of removal. */
export async function retireVersion(
  store: ArtefactStore,
  { name, version }: Pick<DeployManifest, 'name' | 'version'>,
  now: number,
): Promise<void> {
  const { files } = await store.manifest(name, version);
  const key = `${retiredFolder(name)}${now}-${version}.json`;
  await store.objects.create(key, JSON.stringify(Object.keys(files)));
  await store.removeManifest({ name, version });
}

/**
 * Removes files that no version used within the grace period. Restores files that a concurrent publication needs.
 * @param dryRun whether to count the unused files without removing them
 * @returns number of unused files
 */
export async function removeUnusedFiles(
  store: ArtefactStore,
  name: string,
  now: number,
  dryRun = false,
): Promise<number> {
  const { objects } = store;
  const known = new Set<string>();
  const retired = await retiredVersions(store, name);
  const isOver = (time: number) => now - time >= FILE_GRACE_MS;
  const needed = new Set([
    ...(await keysOfNewVersions(store, name, known)),
    ...retired.filter(({ at }) => !isOver(at)).flatMap(({ files }) => keysOf(name, files)),
  ]);
  const unused = (await objects.list(filesOf(name)))
    .filter(({ key, writtenAt }) => !needed.has(key) && isOver(writtenAt))
    .map(({ key }) => key);
  if (dryRun) return unused.length;
  for (let start = 0; start < unused.length; start += BATCH) {
    const batch = unused.slice(start, start + BATCH);
    const contents = await pMap(batch, (key) => objects.read(key), { concurrency });
    await pMap(batch, (key) => objects.remove(key), { concurrency });
    const wanted = await keysOfNewVersions(store, name, known);
    for (const [index, key] of batch.entries()) {
      const content = contents[index];
      if (content && wanted.has(key)) await objects.create(key, content);
    }
  }
  await Promise.all(retired.filter(({ at }) => isOver(at)).map(({ key }) => objects.remove(key)));
  return unused.length;
}

/** Returns the keys of files of versions that are not in `known`, and adds these versions to `known`. */
async function keysOfNewVersions(
  store: ArtefactStore,
  name: string,
  known: Set<string>,
): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for (const { version } of await store.versions(name)) {
    if (known.has(version)) continue;
    const { files } = await store.manifest(name, version);
    known.add(version);
    for (const key of keysOf(name, Object.keys(files))) keys.add(key);
  }
  return keys;
}

function keysOf(name: string, files: readonly string[]): string[] {
  return files.flatMap(withCompressed).map((file) => fileKey(name, file));
}

async function retiredVersions({ objects }: ArtefactStore, name: string) {
  const entries = await objects.list(retiredFolder(name));
  return Promise.all(
    entries.map(async ({ key }) => {
      const content = (await objects.read(key)) ?? Buffer.from('[]');
      return {
        key,
        at: Number.parseInt(key.slice(retiredFolder(name).length), 10),
        files: parseStored(fileListSchema, content),
      };
    }),
  );
}
