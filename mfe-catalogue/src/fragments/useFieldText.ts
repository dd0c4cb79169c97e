import { useCallback, useSyncExternalStore } from 'react';

/** Returns the text of a field that another deployable renders. */
export function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener);
      return () => field.removeEventListener('input', listener);
    },
    [field],
  );
  return useSyncExternalStore(
    subscribe,
    () => field.value,
    () => '',
  );
}
