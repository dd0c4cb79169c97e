import { lineKey } from '@tanabana/shop/cart/cart';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { useEffect, useMemo, useState } from 'react';
import { withPresentPrices } from '../cart/changeCart';
import type { PriceList } from '../cart/priceList';
import type { SoldCart } from '../cart/soldLine';

/**
 * Stores the catalogue's prices in the cart, so that a changed price is reported once. Returns the cart with the former
 * prices of its lines until the component is unmounted.
 */
export function useFormerPrices(
  cart: SoldCart | undefined,
  prices: PriceList | undefined,
): SoldCart | undefined {
  const [former, setFormer] = useState<ReadonlyMap<string, number>>(new Map());
  const changed = cart?.items.filter(({ formerPrice }) => formerPrice !== undefined) ?? [];
  const isChanged = changed.length > 0;
  if (changed.some((line) => !former.has(lineKey(line)))) {
    setFormer(
      new Map([...changed.map((line) => [lineKey(line), line.formerPrice ?? 0] as const), ...former]),
    );
  }
  useEffect(() => {
    if (isChanged && prices) void cartStore.update((stored) => withPresentPrices(stored, prices));
  }, [isChanged, prices]);
  return useMemo(
    () =>
      cart && {
        ...cart,
        items: cart.items.map((line) => ({ ...line, formerPrice: former.get(lineKey(line)) })),
      },
    [cart, former],
  );
}
