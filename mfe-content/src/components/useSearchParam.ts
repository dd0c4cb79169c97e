import { useSearchParams } from 'react-router-dom';

/**
 * State in a query parameter, which a link to the page restores.
 * @returns the value, empty when absent, and its setter; an empty value removes the parameter
 */
export function useSearchParam(name: string): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = (value: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name) ?? '', set];
}
