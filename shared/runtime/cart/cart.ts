/** Minimum order quantity of a product in units (§5, §9). */
export const MINIMUM_ORDER_QUANTITY = 25;

/** The size of a product without size options (§4). */
export const ONLY_SIZE = 'Standard';

/** A line of the cart (§3). */
export interface CartItem {
  readonly id: number;
  readonly title: string;
  /** Rupees for one unit; 0 for rugs, which are quoted on enquiry. */
  readonly price: number;
  /** Displayed range of a product with several prices; set for items from the wishlist. */
  readonly priceRange?: string;
  /** Address of the picture. */
  readonly image: string;
  readonly category: string;
  /** Empty if none was chosen. */
  readonly size: string;
  readonly color: string;
  readonly material: string;
  /** The product's dimensions, if there are any; not the chosen size. */
  readonly dimensions?: string;
  readonly quantity: number;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

/** Identity of a line: a product in one size, colour and material. */
export type LineIdentity = Pick<CartItem, 'id' | 'size' | 'color' | 'material'>;

export const emptyCart: Cart = { items: [], isOpen: false };

/**
 * Rounds a quantity to one that can be ordered: a whole number of at least 25 (§5). The only maximum is the
 * largest safe integer.
 * @param requested any number
 */
export function orderableQuantity(requested: number): number {
  if (Number.isNaN(requested)) return MINIMUM_ORDER_QUANTITY;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(MINIMUM_ORDER_QUANTITY, Math.trunc(requested)));
}

/** Returns a key that is equal for equal lines only: same product, size, colour and material. */
export function lineKey({ id, size, color, material }: LineIdentity): string {
  return JSON.stringify([id, size, color, material]);
}

/** Whether two lines are the same product in the same size, colour and material. */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b);
}

/**
 * Adds a product; an existing line grows by the amount (§4, §5).
 * @param requested units to add; the line has at least 25 afterwards
 */
export function addItem(cart: Cart, product: Omit<CartItem, 'quantity'>, requested = 1): Cart {
  const present = cart.items.find((item) => isSameLine(item, product));
  if (present) return updateQuantity(cart, present, (quantity) => quantity + requested);
  return { ...cart, items: [...cart.items, { ...product, quantity: orderableQuantity(requested) }] };
}

/** Adds lines; equal ones are added up. */
export function addItems(cart: Cart, items: readonly CartItem[]): Cart {
  return items.reduce((filled, { quantity, ...item }) => addItem(filled, item, quantity), cart);
}

/**
 * Changes the quantity of a line, to at least 25 (§5). A line that is not in the cart is not added.
 * @param change receives the present quantity, which another tab may have changed since it was displayed
 */
export function updateQuantity(cart: Cart, line: LineIdentity, change: (present: number) => number): Cart {
  const items = cart.items.map((item) =>
    isSameLine(item, line) ? { ...item, quantity: orderableQuantity(change(item.quantity)) } : item,
  );
  return { ...cart, items };
}

export function removeItem(cart: Cart, line: LineIdentity): Cart {
  return { ...cart, items: cart.items.filter((item) => !isSameLine(item, line)) };
}

/** Whether a category is that of rugs, which are sold by enquiry only (§5). */
export function isRugCategory(category: string): boolean {
  return category.trim().toLowerCase() === 'rugs';
}

/** Whether the cart contains a rug; such a cart cannot be paid directly (§5). */
export function hasRug(cart: Cart): boolean {
  return cart.items.some(({ category }) => isRugCategory(category));
}

/** Number of units in the cart (§3). */
export function itemCount({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Sum of the cart in rupees. Shipping and tax are 0, so it is also the total (§3, §9). */
export function subtotal({ items }: Cart): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
