/** Maximum duration of a request, with the reading of its body, in milliseconds. */
const REQUEST_TIMEOUT_MS = 8_000;

/**
 * Fetches an address. A request without an answer fails, so that its promise is not shared for ever and the next read
 * sends another request.
 * @throws {DOMException} `TimeoutError` if the answer has not arrived after `timeoutMs` milliseconds. Reading the body
 * also throws the error.
 */
export function fetchInTime(
  address: string,
  { timeoutMs = REQUEST_TIMEOUT_MS, signal, ...init }: RequestInit & { readonly timeoutMs?: number } = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  // eslint-disable-next-line no-restricted-globals -- the only request of pages
  return fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}
