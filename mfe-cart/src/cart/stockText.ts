import { type CartItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { batchText, inStockText } from '@tanabana/shop/cart/makingWeeks';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type { PricedProduct } from './priceList';
import { dispatchWeeks } from './leadTime';

/** Describes on one line whether a quantity is in stock. Returns an empty text if the catalogue does not publish it. */
export function stockText(
  line: Pick<CartItem, 'size' | 'quantity'>,
  product: PricedProduct | undefined,
  dispatchTime: string | undefined,
): string {
  const weeks = dispatchWeeks(line, product);
  if (!weeks) return '';
  if (weeks.to === 0) return inStockText(dispatchTime);
  const batch = batchText(weeks);
  if (!product?.trade?.isInStock) return `Made to order: ${batch}`;
  const others = formatCount(line.quantity - MINIMUM_ORDER_QUANTITY);
  return `${MINIMUM_ORDER_QUANTITY} in stock, the other ${others} made to order: ${batch}`;
}
