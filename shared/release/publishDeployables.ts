import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sourceVersion } from '../build/sourceVersion';
import type { ArtefactStore } from './artefactStore';
import { buildDeployable } from './buildDeployable';
import { checkContract } from './checkContract';
import { compressFiles } from './compressFiles';
import { WORKSPACES, type DeployableName } from './workspaces';

/**
 * Brings the present sources of deployables into the artefact store. What is there already is not built.
 * @param root the repository's folder
 * @param say is told of the progress, a line at a time
 * @returns the version of each deployable
 * @throws {Error} when a build fails or breaks the contract; then it is not published
 */
export async function publishDeployables(
  root: string,
  names: readonly DeployableName[],
  store: ArtefactStore,
  say: (line: string) => void,
): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  const waiting: DeployableName[] = [];
  for (const name of names) {
    const version = sourceVersion(root, WORKSPACES[name]);
    versions[name] = version;
    if (!(await store.has(name, version))) waiting.push(name);
  }
  const total = waiting.length;
  let done = 0;

  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = performance.now();
      const dist = await buildDeployable(root, name);
      await compressFiles(path.join(dist, 'browser'));
      await checkContract(dist);
      // The sources may have changed since the start: what was built counts.
      const { version } = await store.publish(dist);
      versions[name] = version;
      done += 1;
      say(
        `[${done}/${total}] built and published ${name} ${version} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
      );
    }
  };
  if (total > 0) say(`Building ${waiting.join(', ')} …`);
  await Promise.all(Array.from({ length: Math.min(total, availableParallelism()) }, work));
  return versions;
}
