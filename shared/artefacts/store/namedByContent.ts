import { createHash } from 'node:crypto';
import type { Configuration } from 'webpack';

/** Digits of the hash in a file's name. */
export const HASH_DIGITS = 10;

/** What webpack puts the hash of a file's content for, in names of scripts. */
export const SCRIPT_NAME = `[name].[contenthash:${HASH_DIGITS}]`;

/** Where a name carries the hash of its file's content: `fonts/figtree.3f2a91c0aa.woff2`. */
const HASH = new RegExp(`\\.[0-9a-f]{${HASH_DIGITS}}(?=[.-])`);

/** Gives a file the name under which a build has it. */
export type NameFile = (file: string, content: Buffer | string) => string;

/** The hash of some contents, in their order, as names carry it. */
export function contentHash(...contents: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/** `records/prices.json` → `records/prices.3f2a91c0aa.json`. */
export const nameByContent: NameFile = (file, content) =>
  file.replace(/(?=\.\w+$)/, `.${contentHash(content)}`);

interface Outputting {
  readonly output?: Configuration['output'] | undefined;
}

/** How a build names its files: by their content for publishing, plainly for dev servers. */
export function namingOf({ output }: Outputting): NameFile {
  return isNamedByContent({ output }) ? nameByContent : (file) => file;
}

/** Whether the files of a build are named by their content. */
export function isNamedByContent({ output }: Outputting): boolean {
  return String(output?.filename).includes('[contenthash');
}

/** Whether a name contains a hash of the file's content. */
export function carriesHash(file: string): boolean {
  return HASH.test(file);
}

/** The name of a file without its hash: `fonts/figtree.3f2a91c0aa.woff2` → `fonts/figtree.woff2`. */
export function plainName(file: string): string {
  return file.replace(HASH, '');
}
