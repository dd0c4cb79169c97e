import type { Send } from './accountService';

/** Rejects every call. Only React effects and clicks make calls, and neither happens during server rendering. */
export function accountService(): Send {
  return () => Promise.reject(new Error('The server makes no calls to the account service'));
}

export const fetchClient = () => Promise.resolve(undefined);
