/** Longest that the browser is waited for to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/** Resolves when the browser has nothing to do, or has been busy for long. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_TIMEOUT_MS / 4);
  });
}
