import { isQuoted } from '@tanabana/runtime/cart/cart';
import { toCartLine } from '@tanabana/runtime/cart/toCartLine';
import { priceRange } from '@tanabana/runtime/money/formatRupees';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';
import { cardPrice } from './prices';
import type { Product, SizeOption } from './product';

/**
 * Creates the cart line of a product (§3).
 * @param option the selected size; undefined if there is none to select
 * @param image address of its picture
 */
export function cartItemOf(product: Product, option: SizeOption | undefined, image: string) {
  const { specifications, dimensionsAvailable } = product;
  const { Color: color, Material: material } = specifications;
  return toCartLine(
    { ...product, image, color, material, dimensions: dimensionsAvailable.join(' · ') },
    option,
  );
}

/**
 * Creates the wishlist entry of a product (§3).
 * @param image address of its picture
 * @param now the present time
 */
export function wishlistEntryOf(product: Product, image: string, now: Date): WishlistEntry {
  const { id, name, price, category } = product;
  const displayedPrice = isQuoted(product) ? cardPrice(product) : priceRange(product);
  return { id, name, price, priceRange: displayedPrice, image, category, addedAt: now.toISOString() };
}
