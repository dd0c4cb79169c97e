import type { CartItem } from '@tanabana/runtime/cart/cart';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** What a wishlist entry brings into the cart (§3). No size was chosen; colour and material are the defaults. */
export function cartProduct({
  id,
  name,
  price,
  priceRange,
  image,
  category,
}: WishlistEntry): Omit<CartItem, 'quantity'> {
  return {
    id,
    title: name,
    price,
    ...(priceRange !== undefined && { priceRange }),
    image,
    category,
    size: '',
    color: 'Standard',
    material: 'Handcrafted',
  };
}
