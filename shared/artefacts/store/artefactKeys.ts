import { DEPLOYABLE_NAME, VERSION, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

export type Version = Pick<DeployManifest, 'name' | 'version'>;

/** In builds and in the store. */
export const MANIFEST = 'deploy.json';

/** Folder of source maps in versions, followed by the path of the script. Files of the server are not public. */
export const SOURCE_MAPS = 'server/maps/';

const keyOf =
  (file: string) =>
  ({ name, version }: Version) =>
    `${name}/${version}/${file}`;

export const manifestKey = keyOf(MANIFEST);
export const publicationKey = keyOf('published.json');
export const signatureKey = keyOf('signature');

/** Prefix of the keys of all files of a deployable. */
export function filesOf(name: string): string {
  return `${name}/files/`;
}

/** All versions share files. */
export function fileKey(name: string, file: string): string {
  return filesOf(name) + file;
}

/** Prevents keys that lead elsewhere. */
export function isVersion({ name, version }: Version): boolean {
  return DEPLOYABLE_NAME.test(name) && VERSION.test(version);
}
