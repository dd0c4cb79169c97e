import { createHash } from 'node:crypto';
import { HASH_DIGITS } from '@tanabana/contract/files/fileAddress';

export const SCRIPT_NAME = `[name].[contenthash:${HASH_DIGITS}]`;

/** In builds with hashed names, the name contains a hash of the content. */
export type NameFile = (file: string, content: Buffer | string) => string;

/** Returns the first ten hexadecimal digits of the SHA-256 hash of the contents, for file names. */
export function contentHash(...contents: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/** `records/prices.json` becomes `records/prices.3f2a91c0aa.json`. */
export const nameByContent: NameFile = (file, content) =>
  file.replace(/(?=\.\w+$)/, `.${contentHash(content)}`);

interface Outputting {
  readonly output?: { readonly filename?: unknown } | undefined;
}

/**
 * Returns the function that names the files of a webpack build: with hashes for publication, without hashes for dev
 * servers.
 */
export function namingOf({ output }: Outputting): NameFile {
  return isNamedByContent({ output }) ? nameByContent : (file) => file;
}

export function isNamedByContent({ output }: Outputting): boolean {
  return String(output?.filename).includes('[contenthash');
}
