import { actorOf } from '@tanabana/artefacts/actor';
import { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { openStores, type Environment } from '@tanabana/artefacts/store/openStores';
import { BuildCache } from './buildCache';
import { publishDeployables } from './publishDeployables';

/**
 * `publish`: builds deployables, checks their contracts, and stores the versions.
 * @param root the repository's folder
 * @param env environment, which may name where artefacts are stored, and `PUBLISH_KEY` with which versions are signed
 * @throws {Error} when a deployable does not build, or breaks the contract
 */
export async function publishCommand(
  root: string,
  names: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  const { artefacts, builds } = openStores(root, env);
  const versions = await publishDeployables(
    root,
    names,
    new ArtefactStore(artefacts),
    new BuildCache(root, builds),
    print,
    { by: actorOf(env), key: env.PUBLISH_KEY },
  );
  for (const [name, version] of Object.entries(versions))
    print(`${name} ${version} is in the artefact store.`);
}
