import { useCallback, useEffect, useEffectEvent, useState } from 'react';

interface Settled<Value> {
  readonly run: string | undefined;
  readonly value?: Value | undefined;
  readonly error?: unknown;
}

/**
 * Loads a value after hydration, and again when `key` changes. Until the value of a key is loaded, and if loading fails,
 * `value` is the last loaded value.
 * @param key identifies the value; undefined if nothing is to be loaded
 * @param load receives a signal that is aborted when the key changes or the component is unmounted
 * @param initial value that needs no loading, for example from the document, and its key
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  initial?: { readonly key: string; readonly value: Value },
) {
  const [attempt, setAttempt] = useState(0);
  const [{ run: lastRun, value, error }, settle] = useState<Settled<Value>>({
    run: initial && `0 ${initial.key}`,
    value: initial?.value,
  });
  const run = key === undefined ? undefined : `${attempt} ${key}`;
  const isSettled = run === undefined || run === lastRun;
  const start = useEffectEvent(load);

  useEffect(() => {
    if (isSettled) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    start(signal).then(
      (value) => !signal.aborted && settle({ run, value }),
      (error: unknown) => !signal.aborted && settle((last) => ({ run, value: last.value, error })),
    );
    return () => leaving.abort();
  }, [isSettled, run]);

  return {
    value,
    /** Reason why the value of the current key was not loaded. */
    error: run === lastRun ? error : undefined,
    isLoading: !isSettled,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
