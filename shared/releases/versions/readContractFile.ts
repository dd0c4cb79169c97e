import { contractFileSchema, type ContractFile } from '@tanabana/contract/remotes/contractFile';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import type { ArtefactStore } from './artefactStore';
import { parseStored } from '../stores/parseStored';

/** Returns undefined for an older version that was published without a contract. */
export async function readContractFile(
  artefacts: Pick<ArtefactStore, 'read'>,
  manifest: DeployManifest,
): Promise<ContractFile | undefined> {
  if (manifest.contract === undefined) return undefined;
  return parseStored(contractFileSchema, await artefacts.read(manifest, `browser/${manifest.contract}`));
}
