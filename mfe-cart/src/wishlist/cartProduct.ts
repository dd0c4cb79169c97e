import type { CartItem } from '@tanabana/runtime/cart/cart';
import type { WishlistEntry } from '@tanabana/runtime/wishlist/wishlist';

/** The cart item of a wishlist entry (§3): no size is chosen, colour and material are the defaults. */
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
