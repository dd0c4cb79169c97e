import { useCart } from '@tanabana/runtime/cart/useCart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useWishlist } from '@tanabana/runtime/wishlist/useWishlist';
import { useEffect, useMemo, useState } from 'react';
import { noPrices, type PriceList, readPriceList } from '../cart/priceList';
import { refreshLines } from '../cart/changeCart';
import { refreshEntries } from '../wishlist/changeWishlist';

/** @returns undefined while the prices load, an empty list if they cannot be read */
function usePriceList({ records }: PageRequest): PriceList | undefined {
  const [prices, setPrices] = useState<PriceList>();
  const record = records?.['catalogue/prices'];
  useEffect(() => {
    if (record)
      void readPriceList(record)
        .catch(() => noPrices)
        .then(setPrices);
  }, [record]);
  return record ? prices : noPrices;
}

/**
 * The cart with the catalogue's names, categories and prices; undefined until the browser can read the cart. The stored
 * values are returned until the price list is loaded. `prices` is undefined until then.
 */
export function usePricedCart(request: PageRequest) {
  const stored = useCart();
  const prices = usePriceList(request);
  const cart = useMemo(() => (stored && prices ? refreshLines(stored, prices) : stored), [stored, prices]);
  return { cart, prices };
}

/** Returns the wishlist as `usePricedCart` returns the cart. */
export function usePricedWishlist(request: PageRequest) {
  const stored = useWishlist();
  const prices = usePriceList(request);
  return useMemo(() => (stored && prices ? refreshEntries(stored, prices) : stored), [stored, prices]);
}
