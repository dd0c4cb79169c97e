import { DEPLOYABLE_NAME, VERSION, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

/** A version of a deployable. */
export type Version = Pick<DeployManifest, 'name' | 'version'>;

/** Name of a manifest, in a build and in the store. */
export const MANIFEST = 'deploy.json';

/** Place of a version's manifest in the store. */
export function manifestKey({ name, version }: Version): string {
  return `${name}/${version}/${MANIFEST}`;
}

/** Place of the record of who published a version. */
export function publicationKey({ name, version }: Version): string {
  return `${name}/${version}/published.json`;
}

/** Place of a version's signature. */
export function signatureKey({ name, version }: Version): string {
  return `${name}/${version}/signature`;
}

/** Prefix of the files of all versions of a deployable, with a slash at the end. */
export function filesOf(name: string): string {
  return `${name}/files/`;
}

/** Place of a file in the store, the same for all versions that have it. */
export function fileKey(name: string, file: string): string {
  return filesOf(name) + file;
}

/** Whether name and number are valid, so that they cannot lead to another place. */
export function isVersion({ name, version }: Version): boolean {
  return DEPLOYABLE_NAME.test(name) && VERSION.test(version);
}
