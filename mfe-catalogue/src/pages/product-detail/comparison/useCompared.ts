import { useRecord } from '@tanabana/runtime/records/useRecord';
import { useEffect, useState } from 'react';
import type { Card } from '../../../catalogue/card';
import { MOST_COMPARED } from '../../../compare/compareLines';
import { findListing } from '../../../listing/findListing';
import { parseListingQuery } from '../../../listing/listingQuery';
import { recentlyViewedStore } from '../../../recent/recentlyViewed';
import { catalogueSource } from '../../../source/catalogueSource';
import type { ProductFile } from '../../../source/productFile';
import { cardOfFile, readProducts } from '../../../source/readCards';
import type { FoundProduct } from '../loadProductPage';

/** Others that are compared at first. */
const FIRST = 2;
/** Most products to choose from: with the compared ones, a few more. */
const MOST_OFFERED = 7;

/**
 * The products that can be compared with one, and those that are.
 * @param text a search for products to compare
 * @returns the cards on offer, which are similar and recently viewed ones unless a text is searched, the compared
 * products beginning with the given one, and a switch for each offer
 */
export function useCompared({ product, pictures, related, recommended }: FoundProduct, text: string) {
  const viewed = useRecord(recentlyViewedStore);
  const [viewedCards, setViewedCards] = useState<readonly Card[]>([]);
  const [searched, setSearched] = useState<readonly Card[]>([]);
  const [ids, setIds] = useState<readonly number[]>(() => related.slice(0, FIRST).map(({ id }) => id));
  const [files, setFiles] = useState<readonly ProductFile[]>([]);

  useEffect(() => {
    if (!viewed) return;
    let isShown = true;
    void readProducts(viewed).then((read) => isShown && setViewedCards(read.map(cardOfFile)));
    return () => {
      isShown = false;
    };
  }, [viewed]);

  useEffect(() => {
    if (!text) return;
    let isShown = true;
    findListing(catalogueSource, { ...parseListingQuery(''), text, firstPage: 1 }, 1).then(
      ({ cards }) => isShown && setSearched(cards),
      (error: unknown) => console.error('The search could not be loaded.', error),
    );
    return () => {
      isShown = false;
    };
  }, [text]);

  const others = text ? searched : [...related, ...viewedCards, ...recommended];
  const offers = offersOf(product.id, [...files.map(cardOfFile), ...others]);
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
    toggle: (id: number) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}

function offersOf(id: number, cards: readonly Card[]): Card[] {
  const byId = new Map(cards.filter((card) => card.id !== id).map((card) => [card.id, card]));
  return [...byId.values()].slice(0, MOST_OFFERED);
}
