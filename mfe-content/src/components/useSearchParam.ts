import { useSearchParams } from 'react-router-dom';

/**
 * A value that a link to the page should restore: it lives in the address.
 * @returns the value, empty when absent, and how to set it; an empty value leaves the address
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
