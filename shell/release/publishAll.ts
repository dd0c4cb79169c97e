import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sourceVersion } from '@tanabana/shared/build/sourceVersion';
import type { ArtefactStore } from './artefactStore';
import { buildDeployable, WORKSPACES, type DeployableName } from './buildDeployable';
import { compressFiles } from './compressFiles';

/**
 * Brings the present sources of every deployable into the artefact store. What is there already is not built.
 * @param root the repository's folder
 * @param say is told of the progress, a line at a time
 * @returns the version of each deployable
 */
export async function publishAll(
  root: string,
  store: ArtefactStore,
  say: (line: string) => void,
): Promise<Record<string, string>> {
  const names = Object.keys(WORKSPACES) as DeployableName[];
  const versions: Record<string, string> = Object.fromEntries(
    names.map((name) => [name, sourceVersion(root, WORKSPACES[name])]),
  );
  const waiting = names.filter((name) => !store.has(name, versions[name] ?? ''));
  const total = waiting.length;
  let done = 0;

  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const started = performance.now();
      await buildDeployable(root, name);
      const dist = path.join(root, WORKSPACES[name], 'dist');
      await compressFiles(path.join(dist, 'browser'));
      // The sources may have changed since the start: what was built counts.
      const { version } = store.publish(dist);
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
