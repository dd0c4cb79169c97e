import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useWishlist } from '@tanabana/runtime/wishlist/useWishlist';
import type { Wishlist } from '@tanabana/runtime/wishlist/wishlist';
import { useMemo } from 'react';
import { refreshEntries } from '../../wishlist/refreshEntries';
import { usePriceList } from '../../components/usePriceList';

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
