import { isQuoted } from '@tanabana/shop/cart/cart';
import { toCartLine } from '@tanabana/shop/cart/toCartLine';
import { priceRange } from '@tanabana/shop/money/formatRupees';
import type { WishlistEntry } from '@tanabana/shop/wishlist/wishlist';
import { cardPrice } from './prices';
import type { Product, SizeOption } from './product';

export function cartItemOf(product: Product, option: SizeOption | undefined, image: string) {
  const { Material: material } = product.specifications;
  const color = lineColor(product);
  const dimensions = product.dimensionsAvailable.join(' · ');
  return toCartLine({ ...product, image, color, material, dimensions }, option);
}

/** Colour of a cart line. Undefined if the visitor chooses the colour, which then is part of the line's option. */
export function lineColor({ optionName, specifications }: Pick<Product, 'optionName' | 'specifications'>) {
  return optionName === undefined ? specifications.Color : undefined;
}

export function wishlistEntryOf(product: Product, image: string, now: Date): WishlistEntry {
  const { id, name, price, category } = product;
  const displayedPrice = isQuoted(product) ? cardPrice(product) : priceRange(product);
  return { id, name, price, priceRange: displayedPrice, image, category, addedAt: now.toISOString() };
}
