import { fileAddress } from '@tanabana/contract/files/fileAddress';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { BROWSER_FOLDER } from '../versions/artefactKeys';

/** @param file name of the file without its hash, as in `fonts/figtree.woff2` */
export function assetAddress(manifest: Pick<DeployManifest, 'name' | 'assets'>, file: string): string {
  return fileAddress(manifest.name, manifest.assets?.[file] ?? file);
}

/** Returns the address and the integrity of every script except the service worker. */
export function scriptIntegrities(manifest: DeployManifest): [address: string, integrity: string][] {
  return Object.entries(manifest.files)
    .filter(([file]) => file.startsWith(BROWSER_FOLDER) && file.endsWith('.js'))
    .map(([file, { integrity }]): [string, string] => [file.slice(BROWSER_FOLDER.length), integrity])
    .filter(([file]) => file !== manifest.worker)
    .map(([file, integrity]) => [fileAddress(manifest.name, file), integrity]);
}
