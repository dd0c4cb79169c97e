import { useLoaded } from '@tanabana/ui/hooks/useLoaded';
import { useOnceHydrated } from '@tanabana/ui/hooks/useHydrated';
import { useEffect, startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { catalogueListings } from '../../listing/catalogueListings';
import type { ListingRange, Shown } from '../../listing/listing';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../listing/listingQuery';
import { type ListingRequest, type ReadOptions, UnansweredListing } from '../../listing/readListing';

/**
 * Listing that was displayed last. When the visitor returns to the page, this listing is displayed immediately, so that
 * the browser can restore the scroll position.
 */
let lastFound: Shown | undefined;

/** If the last displayed listing has the same range, returns it immediately. */
export function useListing(initial: Shown, range: ListingRange, request: ListingRequest) {
  const last = JSON.stringify(lastFound?.range) === JSON.stringify(range) ? lastFound : undefined;
  const loaded = useFoundListing(last ?? initial, range, request, { isOpened: true });
  const { found } = loaded;
  useEffect(() => {
    lastFound = found;
  }, [found]);
  return loaded;
}

/** Returns the previous listing until the requested one is loaded. */
export function useFoundListing(
  initial: Shown,
  range: ListingRange,
  request: ListingRequest,
  options?: Pick<ReadOptions, 'isOpened'>,
) {
  const last = useRef(initial);
  const {
    value: found = initial,
    isLoading,
    error,
  } = useLoaded(
    JSON.stringify(range),
    async (signal): Promise<Shown> => {
      try {
        return await catalogueListings.read(range, request, { ...options, signal, shown: last.current });
      } catch (error) {
        // A failure is logged. The page leaves its loading state (§8).
        if (!signal.aborted) console.error('The catalogue could not be loaded.', error);
        throw error;
      }
    },
    { key: JSON.stringify(initial.range), value: initial },
  );
  useEffect(() => {
    last.current = found;
  }, [found]);
  return { found, isLoading, isUnanswered: error instanceof UnansweredListing };
}

/** If all values are wanted, returns the most frequent ones until all are loaded. */
export function useFacets({ range, listing }: Shown, areAllWanted: boolean, request: ListingRequest) {
  const { value } = useLoaded(areAllWanted ? JSON.stringify(range) : undefined, async (signal) => {
    const whole = await catalogueListings.read({ ...range, allFacets: true }, request, { signal });
    return whole.listing.facets;
  });
  return areAllWanted && value ? value : listing.facets;
}

const historyStateSchema = v.object({ firstPage: v.pipe(v.number(), v.minValue(1)) });

/** Changes the query and displays the first page of its results. */
export type ChangeQuery = (
  change: Partial<Omit<ListingQuery, 'page'>>,
  how?: { readonly replace: boolean },
) => void;

/**
 * State of the listing. The address contains filters, order and the number of the last page. The history entry contains
 * the number of the first page, so that going back displays the same pages.
 */
export function useListingRange() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const query = useMemo(() => parseListingQuery(search), [search]);
  const [requested, showRequested] = useOptimistic(query);
  // Query of the last change. React may still be rendering an earlier query, so a further change must start from this
  // one.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const state = v.safeParse(historyStateSchema, location.state);
  // The first render must match the server's HTML. The server knows no history state, so it renders only the page of
  // the address.
  const firstPage = useOnceHydrated(
    state.success ? Math.min(state.output.firstPage, query.page) : query.page,
    query.page,
  );
  const range: ListingRange = { ...query, firstPage };

  const change = useCallback<ChangeQuery>(
    (part, { replace } = { replace: false }) => {
      const wanted = formatListingQuery({ ...parseListingQuery(latest.current), ...part, page: 1 });
      if (wanted === latest.current) return;
      latest.current = wanted;
      startTransition(() => {
        showRequested(parseListingQuery(wanted));
        void navigate(pathname + wanted, { replace });
      });
    },
    [navigate, pathname, showRequested],
  );

  return {
    range,
    /**
     * The requested query, which the controls display. It changes immediately, before the address and the cards change.
     */
    requested,
    change,
    more: pathname + formatListingQuery({ ...query, page: query.page + 1 }),
    earlier: pathname + formatListingQuery({ ...query, page: firstPage - 1 }),
  };
}
