import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { readContractFile } from '@tanabana/artefacts/store/readContractFile';
import type { ContractFile } from '@tanabana/runtime/contracts/contractFile';
import { deployablesOf, type Release } from '../releases/releaseDocument';

/** Deployable → contract. Lacks older versions without one. */
export type Contracts = ReadonlyMap<string, ContractFile>;

export async function contractsOf(
  artefacts: Pick<ArtefactStore, 'read'>,
  release: Pick<Release, 'shell' | 'remotes'>,
): Promise<Contracts> {
  const read = deployablesOf(release).map(async (manifest) => {
    const contract = await readContractFile(artefacts, manifest);
    return contract ? ([[manifest.name, contract]] as const) : [];
  });
  return new Map((await Promise.all(read)).flat());
}
