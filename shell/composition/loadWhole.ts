import { ArtefactError } from '@tanabana/build/store/artefactStore';
import type { ReleaseContext } from './releaseContext';
import { deployablesOf, type Release } from './releaseDocument';

/**
 * Loads a release of which every version is there.
 * @throws {ReleaseError} when there is none, or it is not a release document
 * @throws {ArtefactError} naming the first version of it that is not in the store
 */
export async function loadWhole(
  { releases, artefacts }: Pick<ReleaseContext, 'releases' | 'artefacts'>,
  id: string,
): Promise<Release> {
  const release = await releases.load(id);
  for (const { name, version } of deployablesOf(release)) {
    if (await artefacts.has(name, version)) continue;
    throw new ArtefactError(`Release ${id} names ${name} ${version}, which is not in the artefact store.`);
  }
  return release;
}
