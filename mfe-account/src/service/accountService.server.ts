import type { Send } from './accountService';

/** Rejects every call, because only effects and clicks make calls. */
export function accountService(): Send {
  return () => Promise.reject(new Error('The server makes no calls to the account service'));
}

export const fetchClient = () => Promise.resolve(undefined);
