import { actorOf } from '@tanabana/build/publish/actor';
import { publishDeployables } from '@tanabana/build/publish/publishDeployables';
import { deployablesIn } from '@tanabana/build/publish/deployables';
import type { ReleaseContext } from '../composition/releaseContext';

/** What lies in the folders of the deployables. */
export interface PresentSources {
  /** The version that each deployable's sources built to; nothing when this machine does not know all of them. */
  readonly versions: () => Promise<Readonly<Record<string, string>> | undefined>;
  /**
   * Builds and publishes what is not in the store yet.
   * @returns the version of each deployable
   * @throws {Error} when a build fails or breaks the contract
   */
  readonly publish: () => Promise<Readonly<Record<string, string>>>;
}

/** The sources of this checkout. */
export function presentSources({ root, artefacts, builds, print, env }: ReleaseContext): PresentSources {
  return {
    versions: async () => {
      const versions: Record<string, string> = {};
      for (const name of deployablesIn(root)) {
        const version = await builds.versionOf(builds.sources(name), artefacts);
        if (version === undefined) return undefined;
        versions[name] = version;
      }
      return versions;
    },
    publish: () => publishDeployables(root, deployablesIn(root), artefacts, builds, print, actorOf(env)),
  };
}
