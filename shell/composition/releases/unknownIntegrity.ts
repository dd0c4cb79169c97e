import { isKnownIntegrity } from '@tanabana/artefacts/store/integrityOf';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** Lists versions with a hash algorithm that this server does not know, as sentences that name the team in charge. */
export function unknownIntegrity(manifests: readonly DeployManifest[]): string[] {
  return manifests.flatMap(({ name, version, owner, files }) => {
    const unknown = Object.values(files).find(({ integrity }) => !isKnownIntegrity(integrity));
    if (!unknown) return [];
    const [hash = ''] = unknown.integrity.split('-', 1);
    return [
      `TB-COMPOSE-005: ${name} ${version} names its files by ${hash}, which cannot be checked here (${owner}).`,
    ];
  });
}
