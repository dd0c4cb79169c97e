import type { Cart } from '@tanabana/runtime/cart/cart';
import { useCart } from '@tanabana/runtime/cart/useCart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useWishlist } from '@tanabana/runtime/wishlist/useWishlist';
import type { Wishlist } from '@tanabana/runtime/wishlist/wishlist';
import { useEffect, useMemo, useState } from 'react';
import { noPrices, type PriceList, readPriceList } from '../cart/priceList';
import { refreshLines } from '../cart/refreshLines';
import { refreshEntries } from '../wishlist/changeWishlist';

/** The catalogue's present prices: undefined while they load, an empty list if they cannot be read. */
function usePriceList({ records }: PageRequest): PriceList | undefined {
  const [prices, setPrices] = useState<PriceList>();
  const record = records?.['catalogue/prices'];
  useEffect(() => {
    if (!record) return;
    let isShown = true;
    void readPriceList(record).then((list) => isShown && setPrices(list));
    return () => {
      isShown = false;
    };
  }, [record]);
  return record ? prices : noPrices;
}

interface PricedCart {
  /** Undefined until the browser can read it; with its stored prices until the catalogue's are loaded. */
  readonly cart: Cart | undefined;
  /** Undefined while they load; until then nothing may be paid. */
  readonly prices: PriceList | undefined;
}

/** The visitor's cart with the catalogue's present names, categories and prices. */
export function usePricedCart(request: PageRequest): PricedCart {
  const stored = useCart();
  const prices = usePriceList(request);
  const cart = useMemo(() => (stored && prices ? refreshLines(stored, prices) : stored), [stored, prices]);
  return { cart, prices };
}

/**
 * The visitor's wishlist with the catalogue's present names, categories and prices; with its stored ones
 * until those are loaded.
 * @returns undefined until the browser can read it
 */
export function usePricedWishlist(request: PageRequest): Wishlist | undefined {
  const stored = useWishlist();
  const prices = usePriceList(request);
  return useMemo(() => (stored && prices ? refreshEntries(stored, prices) : stored), [stored, prices]);
}
