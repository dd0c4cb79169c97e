import { isRugCategory } from '@tanabana/shared/cart/cart';
import { priceRange } from '@tanabana/shared/money/priceRange';
import type { WishlistEntry } from '@tanabana/shared/wishlist/wishlist';
import { cardPrice } from './prices';
import type { Product } from './product';

/**
 * A product as it goes onto the wishlist (§3).
 * @param image address of its picture
 * @param now the present time
 */
export function wishlistEntryOf(product: Product, image: string, now: Date): WishlistEntry {
  const { id, name, price, category } = product;
  const shown = isRugCategory(category) ? cardPrice(product) : priceRange(product);
  return { id, name, price, priceRange: shown, image, category, addedAt: now.toISOString() };
}
