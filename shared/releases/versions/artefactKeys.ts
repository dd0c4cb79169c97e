import { DEPLOYABLE_NAME, VERSION, type DeployManifest } from '@tanabana/contract/remotes/deployManifest';

export type Version = Pick<DeployManifest, 'name' | 'version'>;

/** Name of the manifest in builds and in the store. */
export const MANIFEST = 'deploy.json';

/** Folder of the public files in a published version. */
export const BROWSER_FOLDER = 'browser/';

/** Folder of the source maps of a version. Files below `server` are not public. */
export const SOURCE_MAPS = 'server/maps/';

const keyOf =
  (file: string) =>
  ({ name, version }: Version) =>
    `${name}/${version}/${file}`;

export const manifestKey = keyOf(MANIFEST);
export const publicationKey = keyOf('published.json');
export const signatureKey = keyOf('signature');

/** Returns the prefix of the keys of all files of a deployable. */
export function filesOf(name: string): string {
  return `${name}/files/`;
}

/** The key contains no version, because the versions of a deployable share their files. */
export function fileKey(name: string, file: string): string {
  return filesOf(name) + file;
}

/** Whether name and version are well-formed. Keys with other names or versions could address unrelated objects. */
export function isVersion({ name, version }: Version): boolean {
  return DEPLOYABLE_NAME.test(name) && VERSION.test(version);
}
