import { type CartItem, isRugCategory, ONLY_SIZE } from '@tanabana/runtime/cart/cart';
import { priceRange } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { DEFAULT_COLOR, DEFAULT_MATERIAL } from './normaliseItem';
import { cardPrice } from './prices';
import type { Product, SizeOption } from './product';

/**
 * Creates the cart item of a product (§3).
 * @param option the selected size; undefined if there is none to select
 * @param image address of its picture
 */
export function cartItemOf(
  product: Product,
  option: SizeOption | undefined,
  image: string,
): Omit<CartItem, 'quantity'> {
  const { id, name, price, category, specifications, dimensionsAvailable } = product;
  return {
    id,
    title: name,
    price: option?.amount ?? price,
    image,
    category,
    size: option?.size ?? ONLY_SIZE,
    color: specifications.Color ?? DEFAULT_COLOR,
    material: specifications.Material ?? DEFAULT_MATERIAL,
    ...(dimensionsAvailable.length > 0 && { dimensions: dimensionsAvailable.join(' · ') }),
  };
}

/**
 * Creates the wishlist entry of a product (§3).
 * @param image address of its picture
 * @param now the present time
 */
export function wishlistEntryOf(product: Product, image: string, now: Date): WishlistEntry {
  const { id, name, price, category } = product;
  const displayedPrice = isRugCategory(category) ? cardPrice(product) : priceRange(product);
  return { id, name, price, priceRange: displayedPrice, image, category, addedAt: now.toISOString() };
}
