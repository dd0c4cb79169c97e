import { availableParallelism } from 'node:os';
import path from 'node:path';
import pMap from 'p-map';
import { sourceVersion } from './sourceVersion';
import type { ArtefactStore } from '../store/artefactStore';
import { buildDeployable } from './buildDeployable';
import { checkContract } from './checkContract';
import { compressFiles } from './compressFiles';
import { folderOf } from './deployables';

/**
 * Brings the present sources of deployables into the artefact store. What is there already is not built.
 * @param root the repository's folder
 * @param say is told of the progress, a line at a time
 * @returns the version of each deployable
 * @throws {Error} when a build fails or breaks the contract; then it is not published
 */
export async function publishDeployables(
  root: string,
  names: readonly string[],
  store: ArtefactStore,
  print: (line: string) => void,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  const waiting: string[] = [];
  for (const name of names) {
    const version = sourceVersion(root, folderOf(name));
    versions[name] = version;
    if (!(await store.has(name, version))) waiting.push(name);
  }
  if (waiting.length === 0) return versions;
  let done = 0;
  const publish = async (name: string) => {
    const started = performance.now();
    const dist = await buildDeployable(root, name);
    await compressFiles(path.join(dist, 'browser'));
    await checkContract(root, dist);
    // The sources may have changed since the start: what was built counts.
    const { version } = await store.publish(dist);
    versions[name] = version;
    done += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    print(`[${done}/${waiting.length}] built and published ${name} ${version} (${seconds} s)`);
  };
  print(`Building ${waiting.join(', ')} …`);
  await pMap(waiting, publish, { concurrency: availableParallelism() });
  return versions;
}
