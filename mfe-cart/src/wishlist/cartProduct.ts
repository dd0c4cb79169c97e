import { ONLY_SIZE, type CartItem } from '@tanabana/runtime/cart/cart';
import type { PricedProduct, PricedSize } from '@tanabana/runtime/contracts/priceList';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/**
 * The cart item of a wishlist entry (§3), the same line as from the product's page.
 * @param product as the catalogue publishes it; if undefined, no size is chosen, and colour and material are the
 * defaults
 * @param option the chosen size
 */
export function cartProduct(
  { id, name, price, priceRange, image, category }: WishlistEntry,
  product?: PricedProduct,
  option: PricedSize | undefined = product?.sizes[0],
): Omit<CartItem, 'quantity'> {
  return {
    id,
    title: name,
    price: option?.amount ?? product?.price ?? price,
    ...(priceRange !== undefined && { priceRange }),
    image,
    category,
    size: option?.size ?? (product ? ONLY_SIZE : ''),
    color: product?.color ?? 'Standard',
    material: product?.material ?? 'Handcrafted',
  };
}
