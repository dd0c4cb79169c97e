import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useEffect, useState } from 'react';
import { findListing, type ListingRange } from '../../listing/findListing';
import type { Listing } from '../../listing/findListing';
import { catalogueSource } from '../../source/catalogueSource';

interface Found {
  readonly key: string;
  readonly listing: Listing;
}

/**
 * The last listing shown. Returning to the page shows all of it at once, so that its scroll position can be
 * restored.
 */
let lastFound: Found | undefined;

/** In a browser the release stays the same as long as the document. */
const readOnce = createSharedReads({ cache: true });

interface Shown {
  readonly range: ListingRange;
  readonly listing: Listing;
}

type Seeded = Pick<PageRequest, 'seed' | 'listPages'>;

/**
 * Loads the listing of the address.
 * @param initial the listing in the document
 * @param range the range in the present address
 * @returns the listing to show: the earlier one while the requested one is loading
 */
export function useListing(initial: Shown, range: ListingRange, request: Seeded) {
  const key = JSON.stringify(range);
  const last = lastFound?.key === key ? { range, listing: lastFound.listing } : initial;
  const loaded = useFoundListing(last, range, request);
  const { found } = loaded;
  useEffect(() => {
    lastFound = found;
  }, [found]);
  return loaded;
}

/**
 * Loads the listing of a range.
 * @param initial the listing shown first
 * @returns the listing to show: the earlier one while the requested one is loading
 */
export function useFoundListing(
  initial: Shown,
  range: ListingRange,
  { seed, listPages }: Seeded,
): { readonly found: Found; readonly listing: Listing; readonly isLoading: boolean } {
  const key = JSON.stringify(range);
  const [found, setFound] = useState<Found>(() => ({
    key: JSON.stringify(initial.range),
    listing: initial.listing,
  }));
  const [failedKey, setFailedKey] = useState<string>();

  useEffect(() => {
    if (found.key === key) return;
    let isWanted = true;
    const links = listPages && (() => readOnce('pages', listPages));
    findListing(catalogueSource, JSON.parse(key) as ListingRange, seed, links).then(
      (listing) => {
        if (isWanted) setFound({ key, listing });
      },
      (error: unknown) => {
        // §8: logged only; the loading state stops.
        console.error('The catalogue could not be loaded.', error);
        if (isWanted) setFailedKey(key);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [found.key, key, seed, listPages]);

  return { found, listing: found.listing, isLoading: found.key !== key && failedKey !== key };
}
