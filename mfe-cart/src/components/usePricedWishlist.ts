import type { PageRequest } from '@tanabana/contract/pages/page';
import { useStored } from '@tanabana/shop/stored/useStored';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { useMemo } from 'react';
import { refreshEntries } from '../wishlist/changeWishlist';
import { usePrices } from './usePriced';

/**
 * Returns the wishlist and the published products of its entries. The wishlist is undefined before hydration. Until the
 * products are loaded, the entries have the stored names and prices. Afterwards they have the catalogue's.
 */
export function usePricedWishlist(request: PageRequest) {
  const stored = useStored(wishlistStore);
  const { prices } = usePrices(request, stored);
  const wishlist = useMemo(
    () => (stored && prices ? refreshEntries(stored, prices) : stored),
    [stored, prices],
  );
  return { wishlist, prices };
}
