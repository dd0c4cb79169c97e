import { useEffect, useRef, useState } from 'react';
import { accountService, type Send } from '../service/accountService';

export function useAccountCall(apiBaseUrl: string) {
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /**
   * Calls the account service, and passes the result to `finish`. If the component is unmounted before the response
   * arrives, the request is aborted and `finish` is not called.
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
