import { asciiDigits } from '@tanabana/shop/text/asciiDigits';
import { WITH_LABEL, WITH_UNIT } from './tradeQuantity';

const AT_START = new RegExp(`^(${WITH_UNIT})\\s+(?:(?:of|de)\\s+)?(?=\\S*(?:\\p{L}{2}|\\d{4}))(.+)$`, 'iu');

const AT_END = new RegExp(`^(.*[\\p{L}\\d].*?)[\\s,(–-]+(${WITH_LABEL}|${WITH_UNIT})\\)?$`, 'iu');

/**
 * Divides a cell that begins or ends with a quantity, as trade writes: `60 x Brass Urli`, `Brass Urli 60 nos`, `Brass Urli
 * (x 60)`. Returns undefined for a cell without a quantity, and for a size such as `Rug 8 x 10`.
 * @param isProduct whether a text is the whole name or number of a product
 */
export function splitQuantity(
  cell: string,
  isProduct: (text: string) => boolean,
): { readonly rest: string; readonly quantity: string } | undefined {
  const plain = asciiDigits(cell);
  const [, first = '', after = ''] = AT_START.exec(plain) ?? [];
  if (first) return { rest: after, quantity: first };
  const [, before = '', last = ''] = AT_END.exec(plain) ?? [];
  // A number before the quantity is the first side of a size, unless it is the number of an article.
  if (!last || (/\d$/.test(before) && !isProduct(before))) return undefined;
  return { rest: before, quantity: last };
}
