import { isRugCategory, MINIMUM_ORDER_QUANTITY } from '@tanabana/runtime/cart/cart';
import type { PricedProduct } from './priceList';

/** Describes on one line whether a quantity is in stock. Returns an empty text if the catalogue does not publish it. */
export function stockText(product: PricedProduct | undefined, quantity: number): string {
  if (!product?.trade) return '';
  const { isInStock, making } = product.trade;
  if (isInStock && quantity <= MINIMUM_ORDER_QUANTITY) return 'In stock: dispatched within 48 hours';
  if (isInStock) return `${MINIMUM_ORDER_QUANTITY} in stock, the others made to order`;
  const lot = isRugCategory(product.category) ? 'a rug' : `for ${MINIMUM_ORDER_QUANTITY} units`;
  return `Made to order: ${making.from} to ${making.to} weeks ${lot}`;
}
