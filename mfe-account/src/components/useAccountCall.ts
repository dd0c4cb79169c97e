import { useEffect, useRef, useState } from 'react';
import { accountService, type Send } from '../service/accountService';

export function useAccountCall(apiBaseUrl: string) {
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /**
   * Runs a call, which is aborted when the form is removed.
   * @param finish receives the result, unless the call was aborted
   */
  const run = async <Result>(call: (send: Send) => Promise<Result>, finish: (result: Result) => void) => {
    const { signal } = (leaving.current = new AbortController());
    setBusy(true);
    const result = await call(accountService(apiBaseUrl, signal));
    if (signal.aborted) return;
    setBusy(false);
    finish(result);
  };
  return { isBusy, run };
}
