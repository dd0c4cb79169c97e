import { ArtefactError } from '@tanabana/build/store/artefactStore';
import type { ReleaseContext } from './releaseContext';
import { deployablesOf, type Release } from './releaseDocument';
import { ReleaseError } from './releaseStore';
import { unknownIntegrity } from './unknownIntegrity';

/**
 * Loads a release of which every version is there, and can be checked.
 * @throws {ReleaseError} when there is none, it is not a release document, or of another time than this server
 * @throws {ArtefactError} naming the first version of it that is not in the store
 */
export async function loadWhole(
  { releases, artefacts }: Pick<ReleaseContext, 'releases' | 'artefacts'>,
  id: string,
): Promise<Release> {
  const release = await releases.load(id);
  const [unknown] = unknownIntegrity(deployablesOf(release));
  if (unknown !== undefined) throw new ReleaseError(`Release ${id}: ${unknown}`);
  for (const { name, version } of deployablesOf(release)) {
    if (await artefacts.has(name, version)) continue;
    throw new ArtefactError(`Release ${id} names ${name} ${version}, which is not in the artefact store.`);
  }
  return release;
}
