/** Number of hexadecimal digits of the hash in a file name. */
export const HASH_DIGITS = 10;

const HASH = new RegExp(`\\.[0-9a-f]{${HASH_DIGITS}}(?=[.-])`);

/** Pattern of the address of a browser file, for other patterns: captures the deployable and the file. */
export const FILE_ADDRESS = /\/assets\/([a-z]+)\/((?:[\w-]+\/)*[\w-]+\.[\w.-]*\w)/.source;

/** A retry of a failed script adds the parameter `r`. */
const PARSED = new RegExp(`^${FILE_ADDRESS}(?:\\?r=\\d+)?$`);

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
export function fileAddress(name: string, file: string): string {
  return `/assets/${name}/${file}`;
}

/** Parses the path of a browser file, also of its retry. Returns undefined for another path. */
export function parseFileAddress(address: string): FileAddress | undefined {
  const [, name, file] = PARSED.exec(address) ?? [];
  return name && file ? { name, file } : undefined;
}

/** Returns the addresses of browser files in a document, a stack or a message. */
export function fileAddressesIn(text: string): readonly string[] {
  return text.match(new RegExp(FILE_ADDRESS, 'g')) ?? [];
}

/**
 * Returns the deployable of the first script or record that a text names, and its name without folder, hash and ending.
 */
export function firstModuleIn(text: string): { readonly name: string; readonly module: string } | undefined {
  const parts = fileAddressesIn(text)
    .find((address) => /\.js(on)?$/.test(address))
    ?.split('/');
  return parts && { name: parts[2] ?? '', module: parts.at(-1)?.split('.', 1)[0] ?? '' };
}

/** Whether a file name contains a hash. */
export function carriesHash(file: string): boolean {
  return HASH.test(file);
}

/** Removes the hash from a file name: `fonts/figtree.3f2a91c0aa.woff2` becomes `fonts/figtree.woff2`. */
export function plainName(file: string): string {
  return file.replace(HASH, '');
}
