import { fileKey, type ArtefactStore } from '@tanabana/build/store/artefactStore';
import { compressedForms } from '@tanabana/build/store/compressFiles';
import { BROWSER_FOLDER } from './addresses';
import { deployablesOf } from './releaseDocument';
import type { ServedRelease } from './servedRelease';

type Brought = Pick<ServedRelease, 'release' | 'previous'>;

/**
 * Brings what a release renders with into the folder of this machine, where other processes can read it.
 * @throws {Error} when the store cannot be reached, or the folder has no room
 */
export async function bringServerModules({ objects }: ArtefactStore, served: Brought): Promise<void> {
  await Promise.all(
    versionsOf(served).flatMap(({ name, serverModules }) =>
      Object.values(serverModules).map((file) => objects.bring(fileKey(name, file))),
    ),
  );
}

/**
 * Brings what browsers ask for of a release, one file after the other: then this machine serves it without the store.
 * @throws {Error} when the store cannot be reached, or the folder has no room
 */
export async function bringBrowserFiles({ objects }: ArtefactStore, served: Brought): Promise<void> {
  for (const { name, files } of versionsOf(served)) {
    for (const file of Object.keys(files)) {
      if (!file.startsWith(BROWSER_FOLDER)) continue;
      const key = fileKey(name, file);
      await objects.bring(key, compressedForms(key));
    }
  }
}

function versionsOf({ release, previous }: Brought) {
  return [...deployablesOf(release), ...Object.values(previous)];
}
