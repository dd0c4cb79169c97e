import { useRecord } from '@tanabana/runtime/records/useRecord';
import { useEffect, useState } from 'react';
import type { Card } from '../../../catalogue/card';
import { MOST_COMPARED } from '../../../compare/compareLines';
import { recentlyViewedStore } from '../../../recent/recentlyViewed';
import type { ProductFile } from '../../../source/productFile';
import { cardOfFile, readProducts } from '../../../source/readCards';
import type { FoundProduct } from '../loadProductPage';

/** Others that are compared at first. */
const FIRST = 2;
/** Most products to choose from. */
const MOST_OFFERED = 6;

/**
 * The products that can be compared with one, and those that are.
 * @returns the cards on offer, recently viewed ones first, the compared products beginning with the given one, and a
 * switch for each offer
 */
export function useCompared({ product, pictures, related, recommended }: FoundProduct) {
  const viewed = useRecord(recentlyViewedStore);
  const [viewedCards, setViewedCards] = useState<readonly Card[]>();
  const [chosen, setChosen] = useState<readonly number[]>();
  const [files, setFiles] = useState<readonly ProductFile[]>([]);

  useEffect(() => {
    if (!viewed) return;
    let isShown = true;
    void readProducts(viewed).then((read) => isShown && setViewedCards(read.map(cardOfFile)));
    return () => {
      isShown = false;
    };
  }, [viewed]);

  const offers = offersOf(product.id, [...(viewedCards ?? []), ...related, ...recommended]);
  // Products of the same category first: they have the most in common.
  const similar = offers.filter(({ category }) => category === product.category).map(({ id }) => id);
  const ids = chosen ?? (viewedCards ? similar.slice(0, FIRST) : []);
  const wanted = ids.join();

  useEffect(() => {
    let isShown = true;
    const requested = wanted.split(',').filter(Boolean).map(Number);
    void readProducts(requested).then((read) => isShown && setFiles(read));
    return () => {
      isShown = false;
    };
  }, [wanted]);

  return {
    offers,
    ids,
    isFull: ids.length >= MOST_COMPARED - 1,
    compared: [{ product, pictures }, ...files],
    toggle: (id: number) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}

function offersOf(id: number, cards: readonly Card[]): Card[] {
  const byId = new Map(cards.filter((card) => card.id !== id).map((card) => [card.id, card]));
  return [...byId.values()].slice(0, MOST_OFFERED);
}
