import path from 'node:path';
import type { RemoteContract } from '@tanabana/runtime/contracts/remoteContract';
import { deployablesIn, folderOf } from './deployables';

/** Reads the contract that `src/routes.ts` of a deployable exports under its name. */
export async function readContract(root: string, name: string): Promise<RemoteContract> {
  const file = path.join(folderOf(root, name), 'src/routes.ts');
  const routes = (await import(path.join(root, file))) as Record<string, RemoteContract>;
  const contract = routes[name];
  if (!contract) throw new Error(`${file} exports no contract called ${name}.`);
  return contract;
}

/** The contract of the shell comes first. */
export function readContracts(root: string): Promise<readonly RemoteContract[]> {
  return Promise.all(deployablesIn(root).map((name) => readContract(root, name)));
}
