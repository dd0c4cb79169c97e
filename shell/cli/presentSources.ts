import { sourceVersion } from '@tanabana/build/publish/sourceVersion';
import { publishDeployables } from '@tanabana/build/publish/publishDeployables';
import { deployablesIn, folderOf } from '@tanabana/build/publish/deployables';
import type { ReleaseContext } from '../composition/releaseContext';

/** What lies in the folders of the deployables. */
export interface PresentSources {
  /** The version that each deployable's sources build to. */
  readonly versions: () => Readonly<Record<string, string>>;
  /**
   * Builds and publishes what is not in the store yet.
   * @returns the version of each deployable
   * @throws {Error} when a build fails or breaks the contract
   */
  readonly publish: () => Promise<Readonly<Record<string, string>>>;
}

/** The sources of this checkout. */
export function presentSources({ root, artefacts, print }: ReleaseContext): PresentSources {
  return {
    versions: () =>
      Object.fromEntries(deployablesIn(root).map((name) => [name, sourceVersion(root, folderOf(name))])),
    publish: () => publishDeployables(root, deployablesIn(root), artefacts, print),
  };
}
