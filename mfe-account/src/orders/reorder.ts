import { entryReader } from '@tanabana/contract/records/entryReader';
import {
  addItems,
  type Cart,
  type CartItem,
  isQuoted,
  MINIMUM_ORDER_QUANTITY,
  orderableQuantity,
  contentsText,
} from '@tanabana/shop/cart/cart';
import { ONLY_SIZE, toCartLine } from '@tanabana/shop/cart/toCartLine';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type * as v from 'valibot';
import { products } from '../pulled/catalogue';
import type { Order } from './orders';

type OrderedItem = Order['items'][number];

interface ReorderedLine {
  readonly item: CartItem;
  readonly isRaised: boolean;
  /** True if the order does not determine the size. `item` then has the product's first size (§4). */
  readonly isSizeAssumed: boolean;
  /** Ordered size that is no longer sold. */
  readonly formerSize?: string;
  /**
   * Ordered unit price in rupees. Absent if it equals the current price, if the order does not determine the size, or
   * if the product is sold by quotation.
   */
  readonly formerPrice?: number;
}

/** Lines to add to a cart, and names of ordered products that are sold out or that the catalogue no longer contains. */
export interface Reorder {
  readonly lines: readonly ReorderedLine[];
  readonly gone: readonly string[];
}

/**
 * If the order contains no size, the size is known only if the product has a single size, or a single size with the
 * ordered price.
 */
function knownSize({ sizes }: PricedProduct, { size, unitPrice }: OrderedItem) {
  if (size !== undefined) return sizes.find((option) => option.size === size);
  const [match, ...others] = sizes.filter(({ amount }) => amount === unitPrice);
  return sizes.length === 1 ? sizes[0] : others.length === 0 ? match : undefined;
}

function sizeOf(product: PricedProduct, ordered: OrderedItem) {
  const known = knownSize(product, ordered);
  return { option: known ?? product.sizes[0], isSizeAssumed: product.sizes.length > 1 && !known };
}

/** Picture and size of an ordered item, as far as order and catalogue know them. */
export interface OrderedFacts {
  readonly image?: string | undefined;
  /** Size with centimetres; empty if it is unknown. */
  readonly size: string;
}

export function orderedFacts({ items }: Pick<Order, 'items'>, products: Products): readonly OrderedFacts[] {
  return items.map((ordered) => {
    const product = products.get(ordered.productId);
    return {
      image: product?.image,
      size: withCentimetres(ordered.size ?? (product && knownSize(product, ordered)?.size) ?? ''),
    };
  });
}

function reorderLine(ordered: OrderedItem, product: PricedProduct): ReorderedLine {
  const { option, isSizeAssumed } = sizeOf(product, ordered);
  const item = toCartLine(product, option);
  const isOtherPrice = !isSizeAssumed && !isQuoted(item) && item.price !== ordered.unitPrice;
  return {
    item: { ...item, quantity: orderableQuantity(ordered.quantity) },
    isRaised: ordered.quantity < MINIMUM_ORDER_QUANTITY,
    isSizeAssumed,
    ...(isSizeAssumed && ordered.size !== undefined && { formerSize: ordered.size }),
    ...(isOtherPrice && { formerPrice: ordered.unitPrice }),
  };
}

/** Creates cart lines from an order, with the catalogue's current names, sizes and prices. */
export function reorder({ items }: Pick<Order, 'items'>, products: Products): Reorder {
  const found = items.map((ordered) => {
    const product = products.get(ordered.productId);
    return { ordered, product: product?.isSoldOut ? undefined : product };
  });
  return {
    lines: found.flatMap(({ ordered, product }) => (product ? [reorderLine(ordered, product)] : [])),
    gone: found.flatMap(({ ordered, product }) => (product ? [] : [ordered.name])),
  };
}

/** If the cart already contains a line of the order, increases the quantity of that line (§4). */
export function addReorder(cart: Cart, { lines }: Reorder): Cart {
  return addItems(
    cart,
    lines.map(({ item }) => item),
  );
}

/** @internal */
export type PricedProduct = v.InferOutput<typeof products>[number];

type Products = ReadonlyMap<number, PricedProduct | undefined>;

/**
 * Reads the catalogue's products by id, each block of the record once per HTML document. If a block violates its
 * contract, logs the error and rejects.
 */
export const readProducts = entryReader(products);

/** Describes, in sentences for the visitor, how the lines added to the cart differ from the order. */
export function reorderNotes({ lines, gone }: Reorder): readonly string[] {
  return [
    ...gone.map((name) => `${name} is not available.`),
    ...lines.flatMap(({ item: { title, size, price }, isRaised, isSizeAssumed, formerSize, formerPrice }) => [
      ...(isRaised ? [`${title}: raised to the minimum of ${MINIMUM_ORDER_QUANTITY} units.`] : []),
      ...(isSizeAssumed
        ? [
            formerSize === undefined
              ? `${title}: the order has no size, so we chose ${size}.`
              : `${title} no longer comes in ${formerSize}, so we chose ${size}.`,
          ]
        : []),
      ...(formerPrice === undefined
        ? []
        : [`${title} costs ${formatRupees(price)} now, not ${formatRupees(formerPrice)}.`]),
    ]),
  ];
}

export function lineText({ item: { title, size, quantity } }: Reorder['lines'][number]): string {
  return `${formatCount(quantity)} × ${title}${size === ONLY_SIZE ? '' : `, ${size}`}`;
}

export interface Outcome {
  readonly text: string;
  readonly notes: readonly string[];
  readonly isDone: boolean;
}

export function outcomeOf(plan: Reorder): Outcome {
  const items = plan.lines.map(({ item }) => item);
  const isDone = items.length > 0;
  return {
    text: isDone
      ? `Added to your cart: ${contentsText(items)}.`
      : 'Nothing in this order is available any more.',
    notes: reorderNotes(plan),
    isDone,
  };
}
