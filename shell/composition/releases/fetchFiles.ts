import { fileKey } from '@tanabana/artefacts/store/artefactKeys';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { compressedForms } from '@tanabana/artefacts/store/compressFiles';
import { BROWSER_FOLDER } from './addresses';
import { manifestsOf, type ServedRelease } from './servedRelease';

type Fetchable = Pick<ServedRelease, 'release' | 'previous'>;

/** Downloads the server modules of a release into the folder that render processes read. */
export async function fetchServerModules({ objects }: ArtefactStore, served: Fetchable): Promise<void> {
  await Promise.all(
    manifestsOf(served).flatMap(({ name, serverModules }) =>
      Object.values(serverModules).map((file) => objects.download(fileKey(name, file))),
    ),
  );
}

/**
 * Downloads the browser files of a release, so that this server can serve them while the store is unavailable.
 * Downloads one file at a time.
 */
export async function fetchBrowserFiles({ objects }: ArtefactStore, served: Fetchable): Promise<void> {
  for (const { name, files } of manifestsOf(served)) {
    for (const file of Object.keys(files)) {
      if (!file.startsWith(BROWSER_FOLDER)) continue;
      const key = fileKey(name, file);
      await objects.download(key, compressedForms(key));
    }
  }
}
