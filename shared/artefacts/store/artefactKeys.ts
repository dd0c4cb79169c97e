import { DEPLOYABLE_NAME, VERSION, type DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

export type Version = Pick<DeployManifest, 'name' | 'version'>;

/** In builds and in the store. */
export const MANIFEST = 'deploy.json';

export function manifestKey({ name, version }: Version): string {
  return `${name}/${version}/${MANIFEST}`;
}

export function publicationKey({ name, version }: Version): string {
  return `${name}/${version}/published.json`;
}

export function signatureKey({ name, version }: Version): string {
  return `${name}/${version}/signature`;
}

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
