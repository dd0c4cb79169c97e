import { deployablesIn } from '@tanabana/build/publish/deployables';
import { copyVersion } from '@tanabana/build/store/copyVersion';
import { openReleaseContext, type ReleaseContext } from '../composition/releaseContext';

/**
 * Copies the versions that a checkout was built to into the store of another context.
 * @param root the checkout's folder
 * @param env environment with which it was built
 * @returns deployable → version
 * @throws {Error} when a deployable is not built
 */
export async function publishBuilt(
  root: string,
  env: ReleaseContext['env'],
  into: ReleaseContext,
): Promise<Record<string, string>> {
  const { artefacts, builds } = openReleaseContext(root, env, () => undefined);
  const versions: Record<string, string> = {};
  for (const name of deployablesIn(root)) {
    const version = await builds.versionOf(builds.sources(name), artefacts);
    if (version === undefined) throw new Error(`${name} is not built.`);
    await copyVersion(await artefacts.manifest(name, version), artefacts, into.artefacts);
    versions[name] = version;
  }
  return versions;
}
