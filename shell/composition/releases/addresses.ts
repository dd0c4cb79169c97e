import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** Folder of the public files in a published version. */
export const BROWSER_FOLDER = 'browser/';

/** The address needs no version, because the file name contains a hash. */
export function addressOf({ name }: Pick<DeployManifest, 'name'>, file: string): string {
  return `/assets/${name}/${file}`;
}

/** @param file name of the file without its hash, as in `fonts/figtree.woff2` */
export function assetAddress(manifest: Pick<DeployManifest, 'name' | 'assets'>, file: string): string {
  return addressOf(manifest, manifest.assets?.[file] ?? file);
}

/** Returns the address and the integrity of every script except the service worker. */
export function scriptIntegrities(manifest: DeployManifest): [address: string, integrity: string][] {
  return Object.entries(manifest.files)
    .filter(([file]) => file.startsWith(BROWSER_FOLDER) && file.endsWith('.js'))
    .map(([file, { integrity }]): [string, string] => [file.slice(BROWSER_FOLDER.length), integrity])
    .filter(([file]) => file !== manifest.worker)
    .map(([file, integrity]) => [addressOf(manifest, file), integrity]);
}
