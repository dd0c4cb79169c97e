import { countOf } from '../text/formatCount';

/** The setting `minimumOrder` of the shop for which a build is made. */
declare const MINIMUM_ORDER: number | undefined;

/** Categories of this shop that are sold by quotation, in lower case. */
declare const QUOTED_CATEGORIES: readonly string[] | undefined;

/** Minimum units of a product in an order: 25 in the sample shop (§5, §9). */
export const MINIMUM_ORDER_QUANTITY = typeof MINIMUM_ORDER === 'number' ? MINIMUM_ORDER : 25;

/** The minimum for code that runs in the bundler, which loads this module before it reads the shop. */
export const minimumOrder = () =>
  typeof MINIMUM_ORDER === 'number' ? MINIMUM_ORDER : MINIMUM_ORDER_QUANTITY;

/** A line of the cart (§3). */
export interface CartItem {
  readonly id: number;
  readonly title: string;
  /** Rupees for one unit. 0 for rugs, which are quoted on enquiry. */
  readonly price: number;
  /** Price range of the wishlist entry from which the item was added. */
  readonly priceRange?: string;
  readonly image: string;
  readonly category: string;
  /** Selected size, or an empty string if no size was selected. */
  readonly size: string;
  readonly color: string;
  readonly material: string;
  /** Dimensions of the product, not the selected size. */
  readonly dimensions?: string;
  readonly quantity: number;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

export type LineIdentity = Pick<CartItem, 'id' | 'size' | 'color' | 'material'>;

export const emptyCart: Cart = { items: [], isOpen: false };

/** Truncates a quantity to an integer, and raises it to at least the minimum (§5). The maximum is the largest safe integer. */
export function orderableQuantity(requested: number): number {
  if (Number.isNaN(requested)) return MINIMUM_ORDER_QUANTITY;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(MINIMUM_ORDER_QUANTITY, Math.trunc(requested)));
}

/** Returns the identity of a line, which consists of product, size, colour and material (§4). */
export function lineKey({ id, size, color, material }: LineIdentity): string {
  return JSON.stringify([id, size, color, material]);
}

export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b);
}

/** Adds units of a product to its line, or adds a line of at least the minimum (§4, §5). */
export function addItem(cart: Cart, product: Omit<CartItem, 'quantity'>, requested = 1): Cart {
  const present = cart.items.find((item) => isSameLine(item, product));
  if (present) return updateQuantity(cart, present, (quantity) => quantity + requested);
  return { ...cart, items: [...cart.items, { ...product, quantity: orderableQuantity(requested) }] };
}

/** If the cart already contains a line for the same product and options, the quantity of that line is increased. */
export function addItems(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce((filled, { quantity, ...item }) => addItem(filled, item, quantity), cart);
}

/**
 * The new quantity is at least the minimum (§5).
 * @param change returns the new quantity for the current quantity, which another tab may have changed
 */
export function updateQuantity(cart: Cart, line: LineIdentity, change: (present: number) => number): Cart {
  const items = cart.items.map((item) =>
    isSameLine(item, line) ? { ...item, quantity: orderableQuantity(change(item.quantity)) } : item,
  );
  return { ...cart, items };
}

/** Has no effect if the cart does not contain the line. */
export function removeItem(cart: Cart, line: LineIdentity): Cart {
  return { ...cart, items: cart.items.filter((item) => !isSameLine(item, line)) };
}

const normalised = (category: string) => category.trim().toLowerCase();

interface Quotable extends Pick<CartItem, 'category' | 'price'> {
  /** Why a line of the cart cannot be sold. Such a line has no price either. */
  readonly problem?: unknown;
}

/**
 * Whether a product is sold by quotation, and has no published price: because of its category, ignoring case and
 * surrounding white space (§5), or because it has none.
 */
export function isQuoted({ category, price, problem }: Quotable): boolean {
  const quoted = typeof QUOTED_CATEGORIES === 'object' ? QUOTED_CATEGORIES : ['rugs'];
  return quoted.includes(normalised(category)) || (price === 0 && problem === undefined);
}

/** A cart with a line without a price, such as a rug, cannot be paid directly (§5). */
export function hasQuoted(cart: Cart): boolean {
  return cart.items.some(isQuoted);
}

/** Whether the lines without a price are all rugs, as in the sample shop. */
export function quotesOnlyRugs(cart: Cart): boolean {
  return cart.items.filter(isQuoted).every(({ category }) => normalised(category) === 'rugs');
}

/** Number of units in the cart (§3). */
export function itemCount({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Sum of the cart in rupees. Shipping and tax are 0, so the subtotal is also the total (§3, §9). */
export function subtotal({ items }: Cart): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** As in `2 products, 230 units`. */
export function contentsText(lines: readonly Pick<CartItem, 'id' | 'quantity'>[]): string {
  const products = new Set(lines.map(({ id }) => id)).size;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(products, 'product')}, ${countOf(units, 'unit')}`;
}
