import { type CartItem, MINIMUM_ORDER_QUANTITY, orderableQuantity } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { readQuantity } from '@tanabana/runtime/cart/readQuantity';
import type { PricedProduct, PricedSize } from '@tanabana/runtime/contracts/priceList';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PriceList } from '../cart/priceList';
import { findSize } from './findSize';
import type { WantedLine } from './wantedLine';

/** The result of a requested line. */
export type Answer =
  | { readonly kind: 'found'; readonly item: CartItem; readonly isRaised: boolean }
  | { readonly kind: 'unknown'; readonly article: string }
  | { readonly kind: 'noSize' | 'otherSize'; readonly product: PricedProduct; readonly size: string }
  | { readonly kind: 'noQuantity'; readonly product: PricedProduct; readonly quantity: string };

/** Finds products by article number, in small or capital letters, and by id. */
export type FindArticle = (article: string) => PricedProduct | undefined;

/** Makes a search over the catalogue's list. */
export function articlesOf(prices: PriceList): FindArticle {
  const products = [...prices.values()];
  const byNumber = new Map(products.map((product) => [product.sku?.toLowerCase(), product]));
  return (article) =>
    byNumber.get(asciiDigits(article).toLowerCase()) ?? prices.get(readQuantity(article) ?? Number.NaN);
}

/** @returns undefined if the product does not come in this size, or comes in several and none is named */
function optionOf({ sizes }: PricedProduct, size: string): { readonly option?: PricedSize } | undefined {
  if (sizes.length === 0) return size === '' || size === ONLY_SIZE ? {} : undefined;
  const option = size === '' && sizes.length === 1 ? sizes[0] : findSize(sizes, size);
  return option && { option };
}

/** Answers a line with what the catalogue sells: an item for the cart, or the reason why there is none. */
export function answerLine({ article, size, quantity }: WantedLine, find: FindArticle): Answer {
  const product = find(article);
  if (!product) return { kind: 'unknown', article };
  const choice = optionOf(product, size);
  if (!choice) return { kind: size === '' ? 'noSize' : 'otherSize', product, size };
  const units = readQuantity(quantity);
  // A list names no units of what it does not order.
  if (!units) return { kind: 'noQuantity', product, quantity };
  return {
    kind: 'found',
    item: { ...toCartLine(product, choice.option), quantity: orderableQuantity(units) },
    isRaised: units < MINIMUM_ORDER_QUANTITY,
  };
}
