import type { Cart } from '@tanabana/runtime/cart/cart';
import { useCart } from '@tanabana/runtime/cart/useCart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useMemo } from 'react';
import type { PriceList } from '../cart/priceList';
import { refreshLines } from '../cart/refreshLines';
import { usePriceList } from './usePriceList';

interface PricedCart {
  /** Nothing until the browser can read it; as it is stored until the catalogue's prices are there. */
  readonly cart: Cart | undefined;
  /** Nothing while they are being read: until then nothing may be paid. */
  readonly prices: PriceList | undefined;
}

/** The visitor's cart, with names, categories and prices as the catalogue has them now. */
export function usePricedCart(request: PageRequest): PricedCart {
  const stored = useCart();
  const prices = usePriceList(request);
  const cart = useMemo(() => (stored && prices ? refreshLines(stored, prices) : stored), [stored, prices]);
  return { cart, prices };
}
