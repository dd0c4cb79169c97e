import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import type { ArtefactStore } from '../store/artefactStore';
import type { Publisher } from '../store/publication';
import type { BuildCache } from './buildCache';
import { buildDeployable } from './buildDeployable';
import { checkContract } from './checkContract';
import { compressFiles } from '../store/compressFiles';

/**
 * Publishes the present sources of deployables. Sources whose version is cached are not built.
 * @param root the repository's folder
 * @param print called with the progress, a line at a time
 * @returns the version of each deployable
 * @throws {Error} when a build fails or breaks the contract; then it is not published
 */
export async function publishDeployables(
  root: string,
  names: readonly string[],
  store: ArtefactStore,
  cache: BuildCache,
  print: (line: string) => void,
  publisher: Publisher,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  const waiting: string[] = [];
  for (const name of names) {
    const version = await cache.versionOf(cache.sources(name), store);
    if (version === undefined) waiting.push(name);
    else versions[name] = version;
  }
  if (waiting.length === 0) return versions;
  let done = 0;
  const publish = async (name: string) => {
    const started = performance.now();
    const sources = cache.sources(name);
    const dist = await buildDeployable(root, name);
    await compressFiles(path.join(dist, 'browser'));
    await checkContract(root, dist);
    const { version } = await store.publish(dist, publisher);
    versions[name] = version;
    // Sources that changed during the build may be in it or not.
    if (cache.sources(name) === sources) await cache.remember(sources, version);
    done += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`[${done}/${waiting.length}] built and published ${name} ${version} (${seconds} s)`);
  };
  print(`Building ${waiting.join(', ')} …`);
  await pMap(waiting, publish, { concurrency: availableParallelism() });
  return versions;
}
