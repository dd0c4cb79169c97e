import { type CartItem, MINIMUM_ORDER_QUANTITY, orderableQuantity } from '@tanabana/runtime/cart/cart';
import { ONLY_SIZE } from '@tanabana/runtime/cart/productDefaults';
import { quantityProblem, readQuantity } from '@tanabana/runtime/cart/readQuantity';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import { asciiDigits } from '@tanabana/runtime/text/asciiDigits';
import type { PriceList, PricedProduct, PricedSize } from '../cart/priceList';
import { findSize } from './findSize';

/** A requested line, untrusted input. */
export interface WantedLine {
  /** Article number or product id. */
  readonly article: string;
  /** Empty if the request names no size. */
  readonly size: string;
  /** As written; empty if missing. */
  readonly quantity: string;
}

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

/** Lists the sizes of a product, with spaces at which no line breaks. */
const sizesOf = ({ sizes }: PricedProduct) =>
  sizes.map(({ size }) => size.replaceAll(' ', '\u00a0')).join(' · ');

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'found': {
      const { title, size, quantity } = answer.item;
      const named = size === ONLY_SIZE ? title : `${title}, ${size}`;
      return `${named}: ${quantity} units${answer.isRaised ? `, raised to the minimum of ${MINIMUM_ORDER_QUANTITY}` : ''}`;
    }
    case 'unknown':
      return `We have no product “${answer.article}”.`;
    case 'noSize':
      return `${answer.product.name} comes in several sizes. Please add one: ${sizesOf(answer.product)}`;
    case 'otherSize':
      return answer.product.sizes.length === 0
        ? `${answer.product.name} comes in one size only, not in ${answer.size}.`
        : `${answer.product.name} does not come in ${answer.size}. Its sizes: ${sizesOf(answer.product)}`;
    case 'noQuantity':
      return `${answer.product.name}: ${answer.quantity ? quantityProblem(answer.quantity) : 'the number of units is missing.'}`;
  }
}
