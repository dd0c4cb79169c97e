import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** Folder of the files that browsers may ask for, in a published version. */
export const BROWSER_FOLDER = 'browser/';

/** Attempts of Try again whose addresses the import map covers, as in `entry.js?r=1`. */
export const RETRIES = [1, 2, 3];

/** Address of a browser file of a deployable: the same in all versions that have it. */
export function addressOf({ name }: Pick<DeployManifest, 'name'>, file: string): string {
  return `/assets/${name}/${file}`;
}

/** Address of a file that is known by its plain name, as in `fonts/figtree.woff2`. */
export function assetAddress(manifest: Pick<DeployManifest, 'name' | 'assets'>, file: string): string {
  return addressOf(manifest, manifest.assets?.[file] ?? file);
}

/** Addresses and integrities of every script of a version that pages load. */
export function scriptIntegrities(manifest: DeployManifest): [address: string, integrity: string][] {
  return Object.entries(manifest.files)
    .filter(([file]) => file.startsWith(BROWSER_FOLDER) && file.endsWith('.js'))
    .map(([file, { integrity }]): [string, string] => [file.slice(BROWSER_FOLDER.length), integrity])
    .filter(([file]) => file !== manifest.worker)
    .map(([file, integrity]) => [addressOf(manifest, file), integrity]);
}
