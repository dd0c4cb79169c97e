import { sessionStore } from '@tanabana/runtime/session/sessionStore';

/**
 * Sends one call to the account service and returns the body of its answer. Rejects with the client's error.
 */
export type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

/**
 * Fetches the HTTP client. A failed import is not retried on the same page, so forms fetch it before the network can
 * be missing.
 */
export const fetchClient = () => import('axios');

/**
 * Creates the client of the account service (§7). The bearer header is sent whenever a token exists; there is
 * no timeout.
 * @param base address of the service, as in `/api`
 * @param signal aborts the calls when the visitor leaves the screen
 */
export function accountService(base: string, signal: AbortSignal): Send {
  return async (method, path, body) => {
    // The client is large and few visits make a call, so it is fetched with the first one.
    const { default: axios } = await fetchClient();
    const token = sessionStore.token();
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const { data } = await axios.request<unknown>({ method, url: base + path, data: body, headers, signal });
    return data;
  };
}
