import { type Cart, type CartItem, isQuoted } from '@tanabana/shop/cart/cart';
import { ONLY_SIZE } from '@tanabana/shop/cart/toCartLine';
import type { PricedProduct, PricedSize, PriceList } from './priceList';

/**
 * Why a stored line cannot be sold: its product or its size is not made any more, no size was chosen, or the size is
 * sold out.
 */
export const PROBLEMS = ['product', 'size', 'choice', 'stock'] as const;
type Problem = (typeof PROBLEMS)[number];

/** A line of the cart with name, category, picture and price of the catalogue. */
export interface SoldLine extends CartItem {
  /** Absent if the line can be sold. A line that cannot be sold has the price 0. */
  readonly problem?: Problem | undefined;
  /** Stored price, if the catalogue has another one. */
  readonly formerPrice?: number | undefined;
  /** What `size` is, as in `Colour`. Absent if it is a size. */
  readonly optionName?: string | undefined;
}

export interface SoldCart extends Cart {
  readonly items: readonly SoldLine[];
}

/** Returns why a product cannot be sold in any size. Returns undefined if it can, or has not been read. */
export function productProblem(
  { id }: { readonly id: number },
  prices: PriceList | undefined,
): Problem | undefined {
  if (!prices?.has(id)) return undefined;
  const product = prices.get(id);
  if (!product) return 'product';
  return product.isSoldOut ? 'stock' : undefined;
}

export interface CartAndPrices {
  readonly cart: SoldCart;
  /**
   * Published products of the lines. Undefined while the first products load, empty if products cannot be read, and the
   * former products while those of other lines load.
   */
  readonly prices: PriceList | undefined;
  /** Reads the products again. Absent unless they could not be read. */
  readonly retryPrices?: (() => void) | undefined;
}

const hasNoSize = ({ size }: Pick<CartItem, 'size'>) => size === '' || size === ONLY_SIZE;

type Option = Pick<PricedSize, 'amount' | 'pack' | 'unit' | 'weeks' | 'sku' | 'isSoldOut'>;

/** A line without a size has the only size of its product. A size without a name has no packing. */
function madeOption(line: Pick<CartItem, 'size'>, { sizes, price }: PricedProduct): Option | undefined {
  if (hasNoSize(line) && sizes.length < 2) return sizes[0] ?? { amount: price };
  return sizes.find(({ size }) => size === line.size);
}

/** Returns undefined if the product does not come in the size of the line, or if the size is sold out. */
export function optionOf(line: Pick<CartItem, 'size'>, product: PricedProduct): Option | undefined {
  const option = madeOption(line, product);
  return isSoldOut(product, option) ? undefined : option;
}

/** Returns the article number of a line, or an empty text if the catalogue publishes none. */
export function skuOf(line: Pick<CartItem, 'size'>, product: PricedProduct | undefined): string {
  return (product && optionOf(line, product)?.sku) ?? product?.sku ?? '';
}

export function isSoldOut(
  product: PricedProduct,
  option: Pick<PricedSize, 'isSoldOut'> | undefined,
): boolean {
  return product.isSoldOut === true || option?.isSoldOut === true;
}

export function sizesInStock({ sizes }: PricedProduct): readonly PricedSize[] {
  return sizes.filter(({ isSoldOut }) => !isSoldOut);
}

/**
 * Name, category, picture and price are the catalogue's, because a cart can be months old and visitors can edit the
 * stored values. The line stays unchanged if the price list does not contain its product, because the product has not
 * been read or cannot be read.
 */
export function soldLine(line: CartItem, prices: PriceList): SoldLine {
  if (!prices.has(line.id)) return line;
  const product = prices.get(line.id);
  if (!product) return { ...line, price: 0, problem: 'product' };
  const { name, category, image = line.image, optionName } = product;
  const named = { ...line, title: name, category, image, ...(optionName !== undefined && { optionName }) };
  const option = madeOption(line, product);
  if (!option) return { ...named, price: 0, problem: hasNoSize(line) ? 'choice' : 'size' };
  if (isSoldOut(product, option)) return { ...named, price: 0, problem: 'stock' };
  const isOther = !isQuoted(product) && line.price > 0 && line.price !== option.amount;
  return { ...named, price: option.amount, ...(isOther && { formerPrice: line.price }) };
}

/** Returns the fields of a line that the cart stores (§3). */
export function storedLine({ problem: _, formerPrice: __, optionName: ___, ...line }: SoldLine): CartItem {
  return line;
}

/** Whether a line has a price today: rugs are quoted, and what is not made any more has none. */
export function hasPrice(line: Pick<SoldLine, 'category' | 'price' | 'problem'>): boolean {
  return !isQuoted(line) && line.problem === undefined;
}
