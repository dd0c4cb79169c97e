import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { ArtefactStore } from '@tanabana/releases/versions/artefactStore';
import type { Publisher } from '@tanabana/releases/versions/publication';
import type { BuildCache } from './buildCache';
import { buildDeployable } from './buildDeployable';
import { checkContract } from './checkContract';
import { requirePages } from './requirePages';
import { folderOf } from './deployables';
import { endWithParent } from './endWithParent';
import { compressFiles } from '@tanabana/releases/versions/compressFiles';

/**
 * Reuses a cached version if the sources have not changed since it was built, and signs this version if it has no
 * signature.
 * @returns versions by deployable
 * @throws {Error} with the messages of all builds that failed
 */
export async function publishDeployables(
  root: string,
  names: readonly string[],
  store: ArtefactStore,
  cache: BuildCache,
  print: (line: string) => void,
  publisherOf: (name: string) => Publisher,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  const waiting: string[] = [];
  for (const name of names) {
    const version = await cache.versionOf(cache.sources(name), store);
    if (version === undefined) {
      waiting.push(name);
      continue;
    }
    versions[name] = version;
    const publisher = publisherOf(name);
    await store.publications.record({ name, version }, publisher);
    if (publisher.key !== undefined) await store.sign({ name, version }, publisher.key);
  }
  if (waiting.length === 0) return versions;
  let done = 0;
  const id = randomUUID();
  // Output is written below the folder of the deployable, so that Node finds the packages of the deployable.
  const distOf = (name: string) => path.join(root, folderOf(root, name), `dist/publish-${id}`);
  const publish = async (name: string) => {
    const started = performance.now();
    const sources = cache.sources(name);
    const dist = distOf(name);
    await requirePages(root, name);
    const warnings = await buildDeployable(root, name, dist);
    if (warnings !== '') print(`The build of ${name} warns:\n${warnings}`);
    await compressFiles(path.join(dist, 'browser'));
    await checkContract(root, dist);
    const { version } = await store.publish(dist, publisherOf(name));
    versions[name] = version;
    // If the sources changed during the build, it is unknown whether the build contains the change. Such a build is not
    // cached.
    if (cache.sources(name) === sources) await cache.remember(sources, version);
    done += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`[${done}/${waiting.length}] built and published ${name} ${version} (${seconds} s)`);
  };
  const remove = () => waiting.forEach((name) => rmSync(distOf(name), { recursive: true, force: true }));
  const cancel = endWithParent(remove);
  print(`Building ${waiting.join(', ')} …`);
  try {
    // A failed build does not stop the others, because `remove` must not delete the folder of a running build.
    await pMap(waiting, publish, { concurrency: availableParallelism(), stopOnError: false });
  } catch (error) {
    if (error instanceof AggregateError)
      throw new Error((error.errors as Error[]).map(({ message }) => message).join('\n'));
    throw error;
  } finally {
    cancel();
    remove();
  }
  return versions;
}
