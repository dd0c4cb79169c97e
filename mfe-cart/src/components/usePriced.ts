import { cartStore } from '@tanabana/runtime/cart/cartStore';
import { useLoaded } from '@tanabana/runtime/hooks/useLoaded';
import { useStored } from '@tanabana/runtime/stored/useStored';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { wishlistStore } from '@tanabana/runtime/wishlist/wishlistStore';
import { useMemo } from 'react';
import { noPrices, type PriceList, readPriceList } from '../cart/priceList';
import { refreshLines } from '../cart/changeCart';
import { refreshEntries } from '../wishlist/changeWishlist';

/** Returns undefined while the price list loads, and an empty list if the price list cannot be read. */
function usePriceList({ records }: PageRequest): PriceList | undefined {
  const record = records?.['catalogue/prices'];
  const { value, error } = useLoaded(record?.address, () =>
    record ? readPriceList(record) : Promise.resolve(noPrices),
  );
  return record && error === undefined ? value : noPrices;
}

/**
 * Returns the cart and the price list. The cart is undefined before hydration. Until the price list is loaded, `prices`
 * is undefined and the cart has the stored names and prices. Afterwards the cart has the catalogue's names and prices.
 */
export function usePricedCart(request: PageRequest) {
  const stored = useStored(cartStore);
  const prices = usePriceList(request);
  const cart = useMemo(() => (stored && prices ? refreshLines(stored, prices) : stored), [stored, prices]);
  return { cart, prices };
}

/**
 * Returns the wishlist, or undefined before hydration. Until the price list is loaded, the entries have the stored
 * names and prices. Afterwards they have the catalogue's names and prices.
 */
export function usePricedWishlist(request: PageRequest) {
  const stored = useStored(wishlistStore);
  const prices = usePriceList(request);
  return useMemo(() => (stored && prices ? refreshEntries(stored, prices) : stored), [stored, prices]);
}
