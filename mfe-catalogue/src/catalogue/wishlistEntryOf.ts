import { isRugCategory } from '@tanabana/runtime/cart/cart';
import { priceRange } from '@tanabana/runtime/money/priceRange';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { cardPrice } from './prices';
import type { Product } from './product';

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
