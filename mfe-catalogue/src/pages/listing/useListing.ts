import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { useEffect, useState } from 'react';
import { findListing, type Listing, type ListingRange } from '../../listing/findListing';
import { catalogueSource } from '../../source/catalogueSource';

export interface Shown {
  readonly range: ListingRange;
  readonly listing: Listing;
}

/** The last listing shown. Returning to the page shows it immediately, so that its scroll position can be restored. */
let lastFound: Shown | undefined;

/** A document's release never changes. */
const readOnce = createSharedReads({ cache: true });

type Seeded = Pick<PageRequest, 'seed' | 'listPages'>;

/**
 * Loads the listing of the address.
 * @param initial the listing in the document
 */
export function useListing(initial: Shown, range: ListingRange, request: Seeded) {
  const last = JSON.stringify(lastFound?.range) === JSON.stringify(range) ? lastFound : undefined;
  const loaded = useFoundListing(last ?? initial, range, request);
  const { found } = loaded;
  useEffect(() => {
    lastFound = found;
  }, [found]);
  return loaded;
}

/**
 * Loads the listing of a range. Returns the earlier listing while the requested one is loading.
 * @param initial the listing shown first
 */
export function useFoundListing(
  initial: Shown,
  range: ListingRange,
  { seed, listPages }: Seeded,
): { readonly found: Shown; readonly isLoading: boolean } {
  const key = JSON.stringify(range);
  const [found, setFound] = useState(initial);
  const [failedKey, setFailedKey] = useState<string>();
  const isFound = JSON.stringify(found.range) === key;

  useEffect(() => {
    if (isFound) return;
    let isWanted = true;
    const links = listPages && (() => readOnce('pages', listPages));
    const requested = JSON.parse(key) as ListingRange;
    findListing(catalogueSource, requested, seed, links).then(
      (listing) => {
        if (isWanted) setFound({ range: requested, listing });
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
  }, [isFound, key, seed, listPages]);

  return { found, isLoading: !isFound && failedKey !== key };
}
