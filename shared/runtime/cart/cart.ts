/** Fewest units of a product that are sold (§5, §9). */
export const MINIMUM_ORDER_QUANTITY = 25;

/** A line of the cart (§3). */
export interface CartItem {
  readonly id: number;
  readonly title: string;
  /** Rupees for one unit; 0 for rugs, which are quoted on enquiry. */
  readonly price: number;
  /** As shown for things with several sizes and prices; comes with items from the wishlist. */
  readonly priceRange?: string;
  /** Address of the picture. */
  readonly image: string;
  readonly category: string;
  /** Empty where none was chosen, as with items from the wishlist. */
  readonly size: string;
  readonly color: string;
  readonly material: string;
  /** The dimensions in which the product is made, where they are given; not the chosen size. */
  readonly dimensions?: string;
  readonly quantity: number;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly isOpen: boolean;
}

/** What tells one line from another: a product in one size, colour and material. */
export type LineIdentity = Pick<CartItem, 'id' | 'size' | 'color' | 'material'>;

export const emptyCart: Cart = { items: [], isOpen: false };

/**
 * A quantity that can be ordered: a whole number of at least 25 (§5). There is no maximum but the largest number
 * that can be counted exactly.
 * @param requested anything that was typed, counted or stored
 */
export function orderableQuantity(requested: number): number {
  if (Number.isNaN(requested)) return MINIMUM_ORDER_QUANTITY;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(MINIMUM_ORDER_QUANTITY, Math.trunc(requested)));
}

/** A text that is the same for the same product in the same size, colour and material, and for no other. */
export function lineKey({ id, size, color, material }: LineIdentity): string {
  return JSON.stringify([id, size, color, material]);
}

/** Whether two lines are the same product in the same size, colour and material. */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b);
}

/**
 * Adds a product; a line already there grows by the amount (§4, §5).
 * @param requested units asked for; the line ends with at least 25
 */
export function addItem(cart: Cart, product: Omit<CartItem, 'quantity'>, requested = 1): Cart {
  const present = cart.items.find((item) => isSameLine(item, product));
  if (present) return updateQuantity(cart, present, present.quantity + requested);
  return { ...cart, items: [...cart.items, { ...product, quantity: orderableQuantity(requested) }] };
}

/** Sets the quantity of a line, at least 25 (§5). A line that is not there stays away. */
export function updateQuantity(cart: Cart, line: LineIdentity, quantity: number): Cart {
  const items = cart.items.map((item) =>
    isSameLine(item, line) ? { ...item, quantity: orderableQuantity(quantity) } : item,
  );
  return { ...cart, items };
}

export function removeItem(cart: Cart, line: LineIdentity): Cart {
  return { ...cart, items: cart.items.filter((item) => !isSameLine(item, line)) };
}

/** Whether a category is that of the rugs, which are sold by enquiry only (§5). */
export function isRugCategory(category: string): boolean {
  return category.trim().toLowerCase() === 'rugs';
}

/** A cart with any rug cannot be paid directly (§5). */
export function hasRug(cart: Cart): boolean {
  return cart.items.some(({ category }) => isRugCategory(category));
}

/** Units over all lines (§3). */
export function itemCount({ items }: Cart): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Rupees over all lines; shipping and tax are nothing, so this is the total too (§3, §9). */
export function subtotal({ items }: Cart): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
