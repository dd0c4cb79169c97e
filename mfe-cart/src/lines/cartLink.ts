import type { CartItem } from '@tanabana/shop/cart/cart';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import { visibleText } from '@tanabana/shop/text/visibleText';
import type { WantedLine } from './answerLine';

/** Maximum number of lines that are read from a link or a spreadsheet. */
export const MAX_LINES = 500;

/** Start of a URL fragment that contains lines. Browsers do not send URL fragments to servers. */
const START = '#lines=';

/**
 * Matches fragments of cart links whose separators were encoded, once or repeatedly, as many mail gateways do. `cartLink`
 * writes an encoded comma only in a size, which contains no colon.
 */
const REWRITTEN = /^#lines%(?:25)*3d|^#lines=[^:&]*%(?:25)*3a|%(?:25)*26enquiry|%(?:25)*2c[^:,&]*:/i;

const MAX_DECODINGS = 3;

/** Separates lines: a comma before the next colon. A comma that was decoded may belong to a size. */
const BETWEEN_DECODED_LINES = /,(?=[^,:]*:)/;

/** Undoes the encoding of separators in a fragment. Returns any other fragment unchanged. */
export function writtenFragment(hash: string, decodings = MAX_DECODINGS): string {
  if (decodings === 0 || !REWRITTEN.test(hash)) return hash;
  try {
    return writtenFragment(decodeURIComponent(hash), decodings - 1);
  } catch {
    return hash;
  }
}

/** Whether a URL fragment contains lines, of a cart or a wishlist. */
export function hasLines(hash: string): boolean {
  return writtenFragment(hash).startsWith(START);
}

/** As in `/cart#lines=30001:30:10_in,10001:40:8_x_10_ft`: product id, units and size. */
export function cartLink(items: readonly LinkedItem[]): string {
  return `/cart${linesFragment(items)}`;
}

/** The lines are those of a cart. */
export function wishlistLink(items: readonly LinkedItem[]): string {
  return `/wishlist${linesFragment(items)}`;
}

type LinkedItem = Pick<CartItem, 'id' | 'quantity' | 'size'>;

function linesFragment(items: readonly LinkedItem[]): string {
  const lines = items.map(({ id, quantity, size }) => {
    const known = size === ONLY_SIZE ? '' : size;
    return [id, quantity, encoded(known)].filter((part) => part !== '').join(':');
  });
  return `${START}${lines.join(',')}`;
}

const encoded = (text: string) => encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('%20', '_');

function decoded(text: string): string {
  try {
    return visibleText(decodeURIComponent(text.replaceAll('_', '%20')));
  } catch {
    return text;
  }
}

/** The fragment is untrusted input. */
export function linkedLines(hash: string): WantedLine[] {
  const written = writtenFragment(hash);
  if (!written.startsWith(START)) return [];
  const [lines = ''] = written.slice(START.length).split('&', 1);
  return lines
    .split(written === hash ? ',' : BETWEEN_DECODED_LINES)
    .filter(Boolean)
    .slice(0, MAX_LINES)
    .map((line) => {
      const [article = '', quantity = '', ...size] = line.split(':');
      return {
        article: decoded(article).slice(0, 60),
        quantity: decoded(quantity).slice(0, 60),
        size: decoded(size.join(':')).trim().slice(0, 60),
      };
    });
}
