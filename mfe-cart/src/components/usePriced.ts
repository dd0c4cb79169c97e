import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { useStored } from '@tanabana/shop/stored/useStored';
import type { PageRequest } from '@tanabana/contract/pages/page';
import { useMemo } from 'react';
import { noPrices, readProducts } from '../cart/priceList';
import { soldCart } from '../cart/changeCart';
import type { CartAndPrices } from '../cart/soldLine';
import { useFormerPrices } from './useFormerPrices';

/** @param lines undefined before hydration */
export function usePrices(
  request: Pick<PageRequest, 'records'>,
  lines: readonly { readonly id: number }[] | undefined,
): Omit<CartAndPrices, 'cart'> {
  const ids = [...new Set(lines?.map(({ id }) => id))];
  const record = request.records?.['catalogue/products'];
  const { value, error, retry } = useLoaded(record && ids.length > 0 ? ids.join() : undefined, () =>
    readProducts(request, ids),
  );
  if (!record || error !== undefined) return { prices: noPrices, retryPrices: retry };
  return { prices: ids.length > 0 ? value : noPrices };
}

/**
 * The cart is undefined before hydration. Until the products are loaded, `prices` is undefined and the cart has the
 * stored names and prices. Afterwards the cart has the catalogue's names and prices. A changed price is reported on one
 * visit of a page.
 */
export function usePricedCart(request: PageRequest) {
  const stored = useStored(cartStore);
  const { prices, retryPrices } = usePrices(request, stored?.items);
  const sold = useMemo(() => (stored && prices ? soldCart(stored, prices) : stored), [stored, prices]);
  const cart = useFormerPrices(sold, prices);
  return { cart, prices, retryPrices };
}
