/** Maximum duration of a request, with the reading of its body, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 8_000;

/**
 * Fetches an address. A request without an answer fails, so that its promise is not shared for ever and the next read
 * sends another request.
 * @param init a signal replaces that of the timeout
 * @throws {DOMException} `TimeoutError` if the answer has not arrived after `timeoutMs` milliseconds. Reading the body
 * also throws the error.
 */
export function fetchInTime(
  address: string,
  { timeoutMs = REQUEST_TIMEOUT_MS, ...init }: RequestInit & { readonly timeoutMs?: number } = {},
): Promise<Response> {
  // eslint-disable-next-line no-restricted-globals -- the only request of pages
  return fetch(address, { signal: AbortSignal.timeout(timeoutMs), ...init });
}
