import type { Send } from './accountService';

/** The server renders and calls nobody: calls are made by effects and clicks, in the browser. */
export function accountService(): Send {
  return () => Promise.reject(new Error('The server makes no calls to the account service'));
}

/** There is nothing to send calls with. */
export const fetchClient = () => Promise.resolve(undefined);
