import { ArtefactError } from '../versions/artefactStore';
import type { ReleaseContext } from './releaseContext';
import { deployablesOf, type Release } from '../documents/releaseDocument';
import { ReleaseError } from '../documents/readRelease';
import { unknownIntegrity } from '../releases/findIncompatibilities';

/**
 * Loads a release, and checks that the artefact store contains all versions of the release.
 * @throws {ReleaseError} when a hash algorithm is unknown to this server
 * @throws {ArtefactError} when a version is not in the store
 */
export async function loadCompleteRelease(
  { releases, artefacts }: Pick<ReleaseContext, 'releases' | 'artefacts'>,
  id: string,
): Promise<Release> {
  const release = await releases.load(id);
  const [unknown] = unknownIntegrity(deployablesOf(release));
  if (unknown !== undefined) throw new ReleaseError(`TB-STORE-012: Release ${id}: ${unknown}`);
  for (const { name, version } of deployablesOf(release)) {
    if (await artefacts.has(name, version)) continue;
    throw new ArtefactError(
      `TB-STORE-011: Release ${id} names ${name} ${version}, which is not in the artefact store.`,
    );
  }
  return release;
}
