/** Thrown when a promise does not settle in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Rejects when a promise takes too long.
 * @param timeoutMs timeout in milliseconds
 * @throws {TimeoutError} when the promise has not settled by then
 */
export async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([promise, clock]);
  } finally {
    clearTimeout(timer);
  }
}
