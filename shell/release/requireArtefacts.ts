import { ArtefactError, type ArtefactStore } from '@tanabana/shared/release/artefactStore';
import { deployablesOf, type Release } from './releaseDocument';

/** @throws {ArtefactError} naming the first version of a release that is not in the store */
export async function requireArtefacts(artefacts: ArtefactStore, release: Release): Promise<void> {
  for (const { name, version } of deployablesOf(release)) {
    if (await artefacts.has(name, version)) continue;
    throw new ArtefactError(
      `Release ${release.id} names ${name} ${version}, which is not in the artefact store.`,
    );
  }
}
