import { type CartItem, MINIMUM_ORDER_QUANTITY, orderableQuantity } from '@tanabana/shop/cart/cart';
import { ONLY_SIZE, toCartLine } from '@tanabana/shop/cart/toCartLine';
import { unitsText } from '@tanabana/shop/cart/saleUnit';
import { quantityProblem } from '@tanabana/shop/cart/readQuantity';
import { readTradeQuantity } from './tradeQuantity';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import type { PricedProduct, PricedSize } from '../cart/priceList';
import { isSoldOut, sizesInStock } from '../cart/soldLine';
import { inShopWriting, priceProblem, withCurrency } from '../cart/withCurrency';
import type { FindArticle } from './articles';
import { findSize, isConverted } from './findSize';

/** A line that a link, a spreadsheet or an earlier enquiry requests. All values are untrusted input. */
export interface WantedLine extends Partial<LineRequests> {
  /** Article number or product id. */
  readonly article: string;
  /** Size as written; empty if missing. */
  readonly size: string;
  /** Number of units as written; empty for the minimum order quantity. */
  readonly quantity: string;
}

export interface Answer {
  /** Line for the cart; absent if the requested line cannot be ordered. */
  readonly item?: CartItem;
  /** Message for the visitor: describes the line, or explains why it cannot be ordered. */
  readonly text: string;
  /** Sizes from which the visitor has to choose, because the line names none of them. */
  readonly sizes?: readonly string[];
  /** Requests that go into the line's fields of the enquiry. */
  readonly requests?: LineRequests;
}

/** Requests about one line, as written. All texts may be empty. */
export interface LineRequests {
  /** Target price of one unit. */
  readonly targetPrice: string;
  readonly note: string;
  /** Sizes that are made to measure, if the product is. */
  readonly measure: string;
  readonly wantsSample: boolean;
}

export function foundItems(answers: readonly Answer[]): CartItem[] {
  return answers.flatMap(({ item }) => item ?? []);
}

/**
 * Returns undefined if the product does not have the size, or if the line names no size and the product has several
 * sizes.
 */
function optionOf(
  { sizes }: PricedProduct,
  size: string,
  article: string,
): { readonly option?: PricedSize } | undefined {
  if (sizes.length === 0) return size === '' || size === ONLY_SIZE ? {} : undefined;
  const numbered = sizes.find(({ sku }) => sku?.toLowerCase() === article.toLowerCase());
  const option = size === '' ? (sizes.length === 1 ? sizes[0] : numbered) : findSize(sizes, size);
  return option && { option };
}

export const unmatched = (article: string) => `We could not match “${article}”.`;

export function answerLine(wanted: WantedLine, find: FindArticle): Answer {
  const product = find(wanted.article);
  return product ? answerProduct(product, wanted) : { text: unmatched(wanted.article) };
}

export function answerProduct(
  product: PricedProduct,
  wanted: Omit<WantedLine, 'article'> & { readonly article?: string },
): Answer {
  const {
    article = '',
    size,
    quantity,
    targetPrice: wantedPrice = '',
    note = '',
    measure = '',
    wantsSample = false,
  } = wanted;
  const { name } = product;
  const targetPrice = inShopWriting(wantedPrice);
  const choice = optionOf(product, size, article);
  if (!choice)
    return { text: sizeProblem(product, size), sizes: sizesInStock(product).map(({ size }) => size) };
  if (isSoldOut(product, choice.option)) return { text: `${name} is sold out at present.` };
  const units = quantity === '' ? MINIMUM_ORDER_QUANTITY : readTradeQuantity(quantity);
  if (!units) return { text: `${name}: ${quantityProblem(quantity)}` };
  const problem = priceProblem(targetPrice);
  if (problem) return { text: `${name}: the target price ${problem}` };
  const item = { ...toCartLine(product, choice.option), quantity: orderableQuantity(units) };
  const converted = isConverted(item.size, size) ? ` for ${size}` : '';
  const raised = units < MINIMUM_ORDER_QUANTITY ? `, raised to the minimum of ${MINIMUM_ORDER_QUANTITY}` : '';
  const assumed = quantity === '' ? ', the minimum' : '';
  const requested = [
    targetPrice && `target price ${withCurrency(targetPrice)}`,
    measure && `sizes to measure: ${measure}`,
    wantsSample && 'with a sample',
    note && `note: ${note}`,
  ]
    .filter(Boolean)
    .map((text) => `, ${text}`)
    .join('');
  return {
    item,
    text: `${sizedName(item)}${converted}: ${unitsText(item.quantity, choice.option?.unit)}${raised}${assumed}${requested}`,
    ...(requested && { requests: { targetPrice, note, measure, wantsSample } }),
  };
}

/** As in `Blue Pottery Vase, 10 in (25 cm)`. */
export function sizedName({ title, size }: Pick<CartItem, 'title' | 'size'>): string {
  return size === ONLY_SIZE ? title : `${title}, ${withCentimetres(size)}`;
}

function sizeProblem({ name, sizes }: PricedProduct, size: string): string {
  if (size === '') return `${name} comes in several sizes.`;
  if (sizes.length === 0) return `${name} comes in one size only, not in ${size}.`;
  return `${name} does not come in ${size}.`;
}
