import type { Cart } from '@tanabana/runtime/cart/cart';
import { useCart } from '@tanabana/runtime/cart/useCart';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useMemo } from 'react';
import type { PriceList } from '../cart/priceList';
import { refreshLines } from '../cart/refreshLines';
import { usePriceList } from './usePriceList';

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
