import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * State in a query parameter, which a link to the page restores. A change replaces the history entry. It shows at once,
 * while the router renders the address in a transition.
 * @returns the value, empty when absent, and its setter; an empty value removes the parameter
 */
export function useSearchParam(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const [value, show] = useOptimistic(params.get(name) ?? '');
  const set = useCallback(
    (wanted: string) =>
      startTransition(() => {
        show(wanted);
        // Not what React has rendered last: another parameter may have changed since.
        const next = new URLSearchParams(window.location.search);
        if (wanted) next.set(name, wanted);
        else next.delete(name);
        setParams(next, { replace: true, preventScrollReset: true });
      }),
    [name, show, setParams],
  );
  return [value, set];
}
