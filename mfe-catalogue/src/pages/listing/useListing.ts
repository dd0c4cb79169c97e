import { useEffect, useState } from 'react';
import { findListing, type ListingRange } from '../../listing/findListing';
import type { Listing } from '../../listing/listing';
import { catalogueSource } from '../../source/catalogueSource';

interface Found {
  readonly key: string;
  readonly listing: Listing;
}

/** What was on show last, so that coming back shows all of it at once and finds its scroll position. */
let lastFound: Found | undefined;

/**
 * Follows the address.
 * @param initial what the page came with
 * @param range what the address asks for now
 * @returns the listing on show, which is an earlier one while the wanted one is loading
 */
export function useListing(
  initial: { readonly range: ListingRange; readonly listing: Listing },
  range: ListingRange,
  seed: number,
): { readonly listing: Listing; readonly isLoading: boolean } {
  const key = JSON.stringify(range);
  const [found, setFound] = useState<Found>(() =>
    lastFound?.key === key ? lastFound : { key: JSON.stringify(initial.range), listing: initial.listing },
  );
  const [failedKey, setFailedKey] = useState<string>();

  useEffect(() => {
    if (found.key === key) return;
    let isWanted = true;
    findListing(catalogueSource, JSON.parse(key) as ListingRange, seed).then(
      (listing) => {
        if (!isWanted) return;
        lastFound = { key, listing };
        setFound(lastFound);
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
  }, [found.key, key, seed]);

  return { listing: found.listing, isLoading: found.key !== key && failedKey !== key };
}
