import { useOnceHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { ListingRange } from '../../listing/findListing';
import { formatListingQuery, parseListingQuery, type ListingQuery } from '../../listing/listingQuery';

const historyStateSchema = v.object({ firstPage: v.pipe(v.number(), v.minValue(1)) });

/**
 * The listing's state, which is its address. If several pages are shown, the address names the last one; the
 * first is stored in the history entry, so that going back restores it.
 */
export function useListingRange() {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const query = useMemo(() => parseListingQuery(search), [search]);
  const [requested, showRequested] = useOptimistic(query);
  // The last query that was requested: a further change may come before React has rendered it.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const state = v.safeParse(historyStateSchema, location.state);
  // The server knows only the address.
  const firstPage = useOnceHydrated(
    state.success ? Math.min(state.output.firstPage, query.page) : query.page,
    query.page,
  );
  const range: ListingRange = { ...query, firstPage };

  const change = useCallback(
    (part: Partial<Omit<ListingQuery, 'page'>>, { replace = false } = {}) => {
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
    /** The query for the controls: a change shows at once, while the address is rendered as a transition. */
    requested,
    /** Changes the query and starts from its first page. */
    change,
    /** Address and history state for one more page. */
    more: {
      to: pathname + formatListingQuery({ ...query, page: query.page + 1 }),
      state: { firstPage },
    },
    /** Address of the page before the first one shown. */
    earlier: pathname + formatListingQuery({ ...query, page: firstPage - 1 }),
  };
}
