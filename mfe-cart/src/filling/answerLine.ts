import { type CartItem, MINIMUM_ORDER_QUANTITY, orderableQuantity } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { readQuantity } from '@tanabana/runtime/cart/readQuantity';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PriceList, PricedProduct, PricedSize } from '../cart/priceList';
import { findSize } from './findSize';
import type { WantedLine } from './wantedLine';

export type Answer =
  | { readonly kind: 'found'; readonly item: CartItem; readonly isRaised: boolean }
  | { readonly kind: 'unknown'; readonly article: string }
  | { readonly kind: 'noSize' | 'otherSize'; readonly product: PricedProduct; readonly size: string }
  | { readonly kind: 'noQuantity'; readonly product: PricedProduct; readonly quantity: string };

/** Finds a product by its article number, ignoring case, or by its id. */
export type FindArticle = (article: string) => PricedProduct | undefined;

export function articlesOf(prices: PriceList): FindArticle {
  const products = [...prices.values()];
  const byNumber = new Map(products.map((product) => [product.sku?.toLowerCase(), product]));
  return (article) =>
    byNumber.get(asciiDigits(article).toLowerCase()) ?? prices.get(readQuantity(article) ?? Number.NaN);
}

export function foundItems(answers: readonly Answer[]): CartItem[] {
  return answers.flatMap((answer) => (answer.kind === 'found' ? [answer.item] : []));
}

/** @returns undefined if the product does not come in this size, or comes in several and none is named */
function optionOf({ sizes }: PricedProduct, size: string): { readonly option?: PricedSize } | undefined {
  if (sizes.length === 0) return size === '' || size === ONLY_SIZE ? {} : undefined;
  const option = size === '' && sizes.length === 1 ? sizes[0] : findSize(sizes, size);
  return option && { option };
}

/** Answers a line with an item for the cart, or with the reason why there is none. */
export function answerLine({ article, size, quantity }: WantedLine, find: FindArticle): Answer {
  const product = find(article);
  if (!product) return { kind: 'unknown', article };
  const choice = optionOf(product, size);
  if (!choice) return { kind: size === '' ? 'noSize' : 'otherSize', product, size };
  const units = readQuantity(quantity);
  if (!units) return { kind: 'noQuantity', product, quantity };
  return {
    kind: 'found',
    item: { ...toCartLine(product, choice.option), quantity: orderableQuantity(units) },
    isRaised: units < MINIMUM_ORDER_QUANTITY,
  };
}
