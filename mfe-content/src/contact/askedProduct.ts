/**
 * Product or order that the visitor asks about in a contact message. The link to the contact page contains name and
 * SKU.
 */
export interface AskedProduct {
  readonly name: string;
  /** Empty if the link contains no SKU. */
  readonly sku: string;
}

const MAX_LENGTHS = { name: 80, sku: 40 } as const;

/** Control characters, line breaks, and characters that reverse the text direction. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns the text in one line of at most `longest` characters, including the ellipsis. */
function oneLine(text: string, longest: number): string {
  const characters = Array.from(text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim());
  if (characters.length <= longest) return characters.join('');
  const start = characters.slice(0, longest - 1).join('');
  return `${start.trimEnd()}…`;
}

/**
 * Reads the product or order that a message is about from the query `?about=<name>&sku=<SKU>`. A link for an order has
 * no `sku`. Limits the length of both values, because anybody can write such a link.
 */
export function askedProduct(search: string): AskedProduct | undefined {
  const query = new URLSearchParams(search);
  const name = oneLine(query.get('about') ?? '', MAX_LENGTHS.name);
  const sku = oneLine((query.get('sku') ?? '').replaceAll(/[^\w ./-]/g, ''), MAX_LENGTHS.sku);
  return name ? { name, sku } : undefined;
}

export function nameWithSku({ name, sku }: AskedProduct): string {
  return sku ? `${name} (${sku})` : name;
}
