import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Maximum number of attempts that start without the visitor, for each component. */
const MAX_OWN_ATTEMPTS = 10;

interface Settled<Value> {
  readonly run: string | undefined;
  readonly value?: Value | undefined;
  readonly error?: unknown;
}

/**
 * Loads a value after hydration, and again when `key` changes. A failed attempt is repeated when the browser is online
 * again or the page becomes visible. Until the value of a key is loaded, and if loading fails,
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

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const ownAttempts = useRef(0);
  const hasFailed = run === lastRun && error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const subscription = new AbortController();
    const { signal } = subscription;
    const again = () => {
      if (document.visibilityState !== 'visible' || ownAttempts.current >= MAX_OWN_ATTEMPTS) return;
      ownAttempts.current += 1;
      retry();
    };
    window.addEventListener('online', again, { signal });
    document.addEventListener('visibilitychange', again, { signal });
    return () => subscription.abort();
  }, [hasFailed, retry]);

  return {
    value,
    /** Reason why the value of the current key was not loaded. */
    error: hasFailed ? error : undefined,
    isLoading: !isSettled,
    retry,
  };
}
