import type { CartItem } from '@tanabana/runtime/cart/cart';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import type { PricedProduct, PricedSize } from '../cart/priceList';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/**
 * Makes the cart item of a wishlist entry (§3), the same line as from the product's page.
 * @param product of the catalogue; if undefined, the item has no size, and default colour and material
 */
export function cartProduct(
  entry: WishlistEntry,
  product?: PricedProduct,
  option: PricedSize | undefined = product?.sizes[0],
): Omit<CartItem, 'quantity'> {
  const { priceRange } = entry;
  return {
    ...toCartLine({ ...product, ...entry, price: product?.price ?? entry.price }, option),
    ...(priceRange !== undefined && { priceRange }),
    ...(!product && { size: '' }),
  };
}
