import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns a state that is stored in a query parameter. A change replaces the history entry, and is displayed before the
 * transition of the router has ended. An empty value removes the parameter.
 */
export function useSearchParam(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const [value, show] = useOptimistic(params.get(name) ?? '');
  const set = useCallback(
    (wanted: string) =>
      startTransition(() => {
        show(wanted);
        // Reads the address, because React may not have rendered changes of other parameters yet.
        const next = new URLSearchParams(window.location.search);
        if (wanted) next.set(name, wanted);
        else next.delete(name);
        setParams(next, { replace: true, preventScrollReset: true });
      }),
    [name, show, setParams],
  );
  return [value, set];
}
