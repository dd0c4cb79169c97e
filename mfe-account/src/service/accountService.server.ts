import type { Send } from './accountService';

/** Rejects every call. Only effects and clicks make calls, so the server makes none. */
export function accountService(): Send {
  return () => Promise.reject(new Error('The server makes no calls to the account service'));
}

export const fetchClient = () => Promise.resolve(undefined);
