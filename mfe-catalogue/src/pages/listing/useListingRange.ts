import { useOnceHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ListingRange } from '../../listing/findListing';
import { formatListingQuery, type ListingQuery, parseListingQuery } from '../../listing/listingQuery';

const historyStateSchema = v.object({ firstPage: v.pipe(v.number(), v.minValue(1)) });

/** Changes the query and starts from its first page. */
export type ChangeQuery = (
  change: Partial<Omit<ListingQuery, 'page'>>,
  how?: { readonly replace: boolean },
) => void;

/**
 * The listing's state, which is its address. The address names the last page shown. The history entry stores the first
 * page, so that going back restores all pages.
 */
export function useListingRange() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const query = useMemo(() => parseListingQuery(search), [search]);
  const [requested, showRequested] = useOptimistic(query);
  // The last requested query. React may not have rendered its results yet.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const state = v.safeParse(historyStateSchema, location.state);
  // The server has no history state.
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
    /** The query for the controls, which is rendered before the transition to the address. */
    requested,
    change,
    more: pathname + formatListingQuery({ ...query, page: query.page + 1 }),
    earlier: pathname + formatListingQuery({ ...query, page: firstPage - 1 }),
  };
}
