import type { CartItem } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/toCartLine';
import type { WantedLine } from './answerLine';

/** Maximum number of lines that are read from a link or a spreadsheet. */
export const MAX_LINES = 500;

/** Start of a URL fragment that contains a cart. Browsers do not send URL fragments to servers. */
const START = '#lines=';

export function isCartLink(hash: string): boolean {
  return hash.startsWith(START);
}

/**
 * Returns a link that contains the lines of a cart as product id, units and size, such as
 * `/cart#lines=30001:30:10_in,10001:40:8_x_10_ft`.
 */
export function cartLink(items: readonly Pick<CartItem, 'id' | 'quantity' | 'size'>[]): string {
  const lines = items.map(({ id, quantity, size }) => {
    const known = size === ONLY_SIZE ? '' : size;
    return [id, quantity, encoded(known)].filter((part) => part !== '').join(':');
  });
  return `/cart${START}${lines.join(',')}`;
}

const encoded = (text: string) => encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('%20', '_');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('_', '%20'));
  } catch {
    return text;
  }
}

/** Parses the lines in the URL fragment of a cart link. The fragment is untrusted input. */
export function linkedLines(hash: string): WantedLine[] {
  if (!isCartLink(hash)) return [];
  return hash
    .slice(START.length)
    .split(',')
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
