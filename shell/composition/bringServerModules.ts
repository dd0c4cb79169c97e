import { fileKey, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { deployablesOf } from './releaseDocument';
import type { ServedRelease } from './servedRelease';

/** Brings what a release renders with into the folder of this machine, where other processes can read it. */
export async function bringServerModules(
  { objects }: ArtefactStore,
  { release, previous }: Pick<ServedRelease, 'release' | 'previous'>,
): Promise<void> {
  const versions = [...deployablesOf(release), ...Object.values(previous)];
  await Promise.all(
    versions.flatMap((manifest) =>
      Object.values(manifest.serverModules).map((file) => objects.bring(fileKey(manifest.name, file))),
    ),
  );
}
