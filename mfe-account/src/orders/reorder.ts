import {
  addItems,
  type Cart,
  type CartItem,
  isQuoted,
  MINIMUM_ORDER_QUANTITY,
  orderableQuantity,
} from '@tanabana/runtime/cart/cart';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import type { Order } from './orders';
import type { PriceList, PricedProduct } from './priceList';

type OrderedItem = Order['items'][number];

/** Line of an order with the catalogue's current name and price. */
interface ReorderedLine {
  readonly item: CartItem;
  readonly isRaised: boolean;
  /** Whether several sizes are possible, so that the first is used (§4). */
  readonly isSizeAssumed: boolean;
  /** Price of one unit in the order, in rupees, if it has changed since. */
  readonly formerPrice?: number;
}

/** Lines that an order adds to a cart, and names that the catalogue lacks. */
export interface Reorder {
  readonly lines: readonly ReorderedLine[];
  readonly gone: readonly string[];
}

/** Finds the size of an item. Orders record prices only, so a size is known if no other size has the price. */
function sizeOf({ sizes }: PricedProduct, { unitPrice }: OrderedItem) {
  const [match, ...others] = sizes.filter(({ amount }) => amount === unitPrice);
  const known = sizes.length === 1 ? sizes[0] : others.length === 0 ? match : undefined;
  return { option: known ?? sizes[0], isSizeAssumed: sizes.length > 1 && !known };
}

function reorderLine(ordered: OrderedItem, product: PricedProduct): ReorderedLine {
  const { option, isSizeAssumed } = sizeOf(product, ordered);
  const item = toCartLine(product, option);
  const isOtherPrice = !isSizeAssumed && !isQuoted(item) && item.price !== ordered.unitPrice;
  return {
    item: { ...item, quantity: orderableQuantity(ordered.quantity) },
    isRaised: ordered.quantity < MINIMUM_ORDER_QUANTITY,
    isSizeAssumed,
    ...(isOtherPrice && { formerPrice: ordered.unitPrice }),
  };
}

/** Compares an order with the catalogue's current names, sizes and prices. */
export function reorder({ items }: Pick<Order, 'items'>, products: PriceList): Reorder {
  const found = items.map((ordered) => ({ ordered, product: products.get(ordered.productId) }));
  return {
    lines: found.flatMap(({ ordered, product }) => (product ? [reorderLine(ordered, product)] : [])),
    gone: found.flatMap(({ ordered, product }) => (product ? [] : [ordered.name])),
  };
}

/** Adds an order to a cart. Adds up the quantities of lines that are in both (§4). */
export function addReorder(cart: Cart, { lines }: Reorder): Cart {
  return addItems(
    cart,
    lines.map(({ item }) => item),
  );
}
