import { type CartItem, MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import type { Wishlist } from '@tanabana/shop/wishlist/wishlist';
import type { PricedProduct, PriceList } from '../cart/priceList';
import { cartProduct } from './wishlistEntry';

/** Returns the products of a wishlist whose size has to be chosen. */
export function inSeveralSizes(wishlist: Wishlist, prices: PriceList): PricedProduct[] {
  return wishlist.flatMap(({ id }) => {
    const product = prices.get(id);
    return product && !product.isSoldOut && product.sizes.length > 1 ? product : [];
  });
}

/** Returns the minimum order of each product of a wishlist that can be sold, in the size of its entry. */
export function wishedItems(wishlist: Wishlist, prices: PriceList): CartItem[] {
  return wishlist.flatMap((entry) => {
    const product = prices.get(entry.id);
    return product && !product.isSoldOut
      ? { ...cartProduct(entry, product, entry.size), quantity: MINIMUM_ORDER_QUANTITY }
      : [];
  });
}
