import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseManifest, type ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { isSignedBy, KeyError } from '@tanabana/artefacts/store/manifestSignature';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/**
 * Checks that the manifest in the store is signed by a known key of its team, and is the one in the release.
 * @param folder public keys by deployable, as in `cart.pem`
 */
export async function unsignedVersion(
  artefacts: ArtefactStore,
  manifest: DeployManifest,
  folder: string,
): Promise<string | undefined> {
  const { name, version, owner } = manifest;
  const file = path.join(folder, `${name}.pem`);
  const keys = await readFile(file, 'utf8').catch(() => undefined);
  if (keys === undefined)
    return `TB-VERIFY-001: ${file} with the public key of ${name} cannot be read (Shell team).`;
  const { content, signature } = await artefacts.signed(manifest);
  if (content === undefined || signature === undefined)
    return `TB-VERIFY-002: ${name} ${version} is not signed. Publish a version with PUBLISH_KEY (${owner}).`;
  try {
    if (!isSignedBy(content, signature, keys))
      return `TB-VERIFY-003: ${name} ${version} is signed by a key that is not in ${file}, or was changed afterwards (${owner}).`;
  } catch (error) {
    if (error instanceof KeyError) return `TB-VERIFY-004: ${file}: ${error.message} (Shell team)`;
    throw error;
  }
  if (isDeepStrictEqual(parseManifest(content, name), manifest)) return undefined;
  return `TB-VERIFY-005: ${name} ${version} in the release is not the version that was signed. Compose again (Shell team).`;
}
