/** The product that a question is about, as a product page names it in a link. */
export interface AskedProduct {
  readonly name: string;
  /** Empty if the link names none. */
  readonly sku: string;
}

/** Longest displayed name and SKU, in characters. */
const MAX_LENGTHS = { name: 80, sku: 40 } as const;

/** Line breaks and control characters, and those that reverse the direction of text. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Text of an address on one line, at most `longest` characters with the ellipsis. */
function oneLine(text: string, longest: number): string {
  const characters = Array.from(text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim());
  if (characters.length <= longest) return characters.join('');
  return `${characters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Reads the product of a question from the query of the address: `?about=<name>&sku=<SKU>`. Anybody can write such a
 * link, so the values are cut, and are only ever shown as text.
 * @returns undefined if the address names no product
 */
export function askedProduct(search: string): AskedProduct | undefined {
  const query = new URLSearchParams(search);
  const name = oneLine(query.get('about') ?? '', MAX_LENGTHS.name);
  const sku = oneLine((query.get('sku') ?? '').replaceAll(/[^\w ./-]/g, ''), MAX_LENGTHS.sku);
  return name ? { name, sku } : undefined;
}

/** Names the product in one line: `Engraved Brass Urli (TB-MRD-URL-30004)`. */
export function nameWithSku({ name, sku }: AskedProduct): string {
  return sku ? `${name} (${sku})` : name;
}
