import path from 'node:path';
import { FolderObjects } from './folderObjects';
import type { ObjectStore } from './objectStore';

/** Where builds and releases are kept. */
export interface ReleasePlaces {
  readonly artefacts: ObjectStore;
  readonly releases: ObjectStore;
  /** Folder of everything that this machine keeps between starts. */
  readonly data: string;
}

/**
 * @param root the repository's folder
 * @param env `DATA_DIR` (`.tanabana` unless named), and `ARTEFACTS_DIR` when builds are kept elsewhere
 */
export function releasePlaces(
  root: string,
  { DATA_DIR, ARTEFACTS_DIR }: Readonly<Record<string, string | undefined>>,
): ReleasePlaces {
  const data = path.resolve(root, DATA_DIR ?? '.tanabana');
  const artefacts = ARTEFACTS_DIR ? path.resolve(root, ARTEFACTS_DIR) : path.join(data, 'artefacts');
  return {
    data,
    artefacts: new FolderObjects(artefacts),
    releases: new FolderObjects(path.join(data, 'releases')),
  };
}
