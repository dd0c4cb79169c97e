/** Number of hexadecimal digits of the hash in a file name. */
export const HASH_DIGITS = 10;

const HASH = `\\.[0-9a-f]{${HASH_DIGITS}}(?=[.-])`;

/** Pattern of the address of a browser file, for other patterns. Contains no query. */
export const FILE_ADDRESS = String.raw`\/assets\/[a-z]+\/(?:[\w-]+\/)*[\w-]+\.[\w.-]*\w`;

const PARSED = /^\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[\w.-]*\w)(?:\?.*)?$/;

export interface FileAddress {
  /** Name of the deployable. */
  readonly name: string;
  /** Path of the file below the browser folder of the deployable, as in `data/cards.3f2a91c0aa.json`. */
  readonly file: string;
}

/**
 * Returns the address of a browser file: `/assets/cart/pages-cart.3f2a91c0aa.js`. The address needs no version, because
 * the file name contains a hash.
 */
export function fileAddress({ name, file }: FileAddress): string {
  return `/assets/${name}/${file}`;
}

/** Parses the path of a browser file, with or without a query. Returns undefined for another path. */
export function parseFileAddress(address: string): FileAddress | undefined {
  const [, name, file] = PARSED.exec(address) ?? [];
  return name && file ? { name, file } : undefined;
}

/** Returns the addresses of browser files in a document, a stack or a message. */
export function fileAddressesIn(text: string): readonly string[] {
  return text.match(new RegExp(FILE_ADDRESS, 'g')) ?? [];
}

/** Whether a file name contains a hash. */
export function carriesHash(file: string): boolean {
  return new RegExp(HASH).test(file);
}

/** Removes the hash from a file name: `fonts/figtree.3f2a91c0aa.woff2` becomes `fonts/figtree.woff2`. */
export function plainName(file: string): string {
  return file.replace(new RegExp(HASH), '');
}
