import { ArtefactStore } from './artefactStore';
import { releasePlaces } from './releasePlaces';
import { publishDeployables } from './publishDeployables';
import { deployableNamed, DEPLOYABLES } from './workspaces';

/**
 * `publish <deployable> …` or `publish all`: builds, tests the contract, and stores the version for good.
 * @param root the repository's folder
 * @param words deployables by name or folder, as in `mfe-cart`
 * @param env environment, which may name where artefacts are kept
 * @throws {Error} when a deployable is unknown, does not build, or breaks the contract
 */
export async function publishCommand(
  root: string,
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<void> {
  if (words.length === 0) throw new Error('Publish what? For one: npm run release -- publish mfe-cart');
  const names = words.includes('all') ? DEPLOYABLES : [...new Set(words.map(deployableNamed))];
  const store = new ArtefactStore(releasePlaces(root, env).artefacts);
  const versions = await publishDeployables(root, names, store, say);
  for (const [name, version] of Object.entries(versions)) say(`${name} ${version} is in the artefact store.`);
}
