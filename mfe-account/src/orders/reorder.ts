import {
  addItems,
  type Cart,
  type CartItem,
  isRugCategory,
  MINIMUM_ORDER_QUANTITY,
  orderableQuantity,
} from '@tanabana/runtime/cart/cart';
import type { PricedProduct } from '@tanabana/runtime/contracts/priceList';
import type { PriceList } from '@tanabana/runtime/prices/fetchPriceList';
import { pricedItem } from '@tanabana/runtime/prices/pricedItem';
import type { Order } from './orders';

type OrderedItem = Order['items'][number];

/** A line of an order as the catalogue sells it today. */
interface ReorderedLine {
  readonly item: CartItem;
  /** Whether the quantity was raised to the minimum (§5). */
  readonly isRaised: boolean;
  /** Whether the order does not say which of several sizes was bought, so that the first is chosen (§4). */
  readonly isSizeAssumed: boolean;
  /** Rupees for one unit in the order, if the price has changed since. */
  readonly formerPrice?: number;
}

/** What an order puts into a cart today. */
export interface Reorder {
  readonly lines: readonly ReorderedLine[];
  /** Names of what the catalogue no longer has. */
  readonly gone: readonly string[];
}

/** The size of an item. Orders record prices, not sizes, so it is the only size that cost this price. */
function sizeOf({ sizes }: PricedProduct, { unitPrice }: OrderedItem) {
  const [match, ...others] = sizes.filter(({ amount }) => amount === unitPrice);
  const known = sizes.length === 1 ? sizes[0] : others.length === 0 ? match : undefined;
  return { option: known ?? sizes[0], isSizeAssumed: sizes.length > 1 && !known };
}

function reorderLine(ordered: OrderedItem, product: PricedProduct): ReorderedLine {
  const { option, isSizeAssumed } = sizeOf(product, ordered);
  const item = pricedItem(product, option);
  const isOtherPrice = !isSizeAssumed && !isRugCategory(item.category) && item.price !== ordered.unitPrice;
  return {
    item: { ...item, quantity: orderableQuantity(ordered.quantity) },
    isRaised: ordered.quantity < MINIMUM_ORDER_QUANTITY,
    isSizeAssumed,
    ...(isOtherPrice && { formerPrice: ordered.unitPrice }),
  };
}

/** Finds what an order puts into a cart today: names, sizes and prices are the catalogue's present ones. */
export function reorder({ items }: Pick<Order, 'items'>, products: PriceList): Reorder {
  const found = items.map((ordered) => ({ ordered, product: products.get(ordered.productId) }));
  return {
    lines: found.flatMap(({ ordered, product }) => (product ? [reorderLine(ordered, product)] : [])),
    gone: found.flatMap(({ ordered, product }) => (product ? [] : [ordered.name])),
  };
}

/** Adds the lines of an order to a cart; a line that is there already grows (§4). */
export function addReorder(cart: Cart, { lines }: Reorder): Cart {
  return addItems(
    cart,
    lines.map(({ item }) => item),
  );
}
