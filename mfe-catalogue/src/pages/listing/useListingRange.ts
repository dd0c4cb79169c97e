import { useOnceHydrated } from '@tanabana/runtime/hooks/useHydrated';
import { useCallback, useEffect, useMemo, useRef } from 'react';
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
  // The last query that was asked for: a further change may come before React has rendered it.
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
      if (wanted !== latest.current) void navigate(pathname + wanted, { replace });
      latest.current = wanted;
    },
    [navigate, pathname],
  );

  return {
    range,
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
