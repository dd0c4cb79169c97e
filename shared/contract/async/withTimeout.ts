export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Settles as the promise does, or rejects with a `TimeoutError` after `timeoutMs` milliseconds. */
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
