import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { PRICE_LIST } from '@tanabana/runtime/contracts/priceList';
import { useEffect, useState } from 'react';
import { noPrices, type PriceList } from '../cart/priceList';
import { readPriceList } from '../cart/readPriceList';

/** The catalogue's present prices: undefined while they load, an empty list if the fetch fails. */
export function usePriceList({ records }: PageRequest): PriceList | undefined {
  const [prices, setPrices] = useState<PriceList>();
  const record = records?.[PRICE_LIST];
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
