import { errorMessage } from '@tanabana/contract/errors/errorText';
import type { ObjectStore } from '../stores/objectStore';
import { parseStored } from '../stores/parseStored';
import { deploymentNumbers, readDeployment } from './deployment';
import { releaseSchema, type Release } from './releaseDocument';

/** Thrown when a release is missing, ambiguous or invalid, or cannot be deployed. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** Prefix of the keys of release documents. */
export const RELEASES = 'documents/';

export function releaseKey(id: string): string {
  return `${RELEASES}${id}.json`;
}

/** @throws {ReleaseError} when the object is not a valid release document */
export async function readRelease(
  objects: Pick<ObjectStore, 'read'>,
  id: string,
): Promise<Release | undefined> {
  const content = await objects.read(releaseKey(id));
  if (!content) return undefined;
  try {
    const release = parseStored(releaseSchema, content);
    if (release.id !== id) throw new Error(`It contains release ${release.id}.`);
    return release;
  } catch (error) {
    throw new ReleaseError(
      `TB-STORE-010: ${releaseKey(id)} is not a release document: ${errorMessage(error)}`,
    );
  }
}

/** Returns undefined before the first deployment. */
export async function readLiveRelease(objects: ObjectStore): Promise<Release | undefined> {
  const last = (await deploymentNumbers(objects)).at(-1);
  const deployment = last === undefined ? undefined : await readDeployment(objects, last);
  return deployment && readRelease(objects, deployment.live);
}
