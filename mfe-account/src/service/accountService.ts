import { sessionStore } from '@tanabana/shop/session/sessionStore';

export type Send = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<unknown>;

/** Pages load axios in advance, so that a call does not depend on loading another script. */
export const fetchClient = () => import('axios');

/** Creates a client of the account service (§7). Calls have no timeout, but `signal` aborts them. */
export function accountService(base: string, signal: AbortSignal): Send {
  return async (method, path, body) => {
    const { default: axios } = await fetchClient();
    const token = sessionStore.token();
    const headers = token === null ? {} : { Authorization: `Bearer ${token}` };
    const { data } = await axios.request<unknown>({ method, url: base + path, data: body, headers, signal });
    return data;
  };
}
