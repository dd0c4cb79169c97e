import type { Send } from './accountService';

/** Rejects every call: effects and clicks make calls in the browser only. */
export function accountService(): Send {
  return () => Promise.reject(new Error('The server makes no calls to the account service'));
}

/** The server has no client. */
export const fetchClient = () => Promise.resolve(undefined);
