/** What came of trying one promise that a place has to keep. */
export interface Finding {
  /** As in `releases (bucket tanabana at …)`. */
  readonly place: string;
  /** What was tried, in a few words. */
  readonly promise: string;
  /** Why it matters and who can mend it, in sentences; nothing when the promise is kept. */
  readonly fault?: string;
}

/**
 * Tries a promise.
 * @param attempt gives what is wrong; nothing when the promise is kept. What it throws is a fault too.
 */
export async function tried(
  place: string,
  promise: string,
  attempt: () => Promise<string | undefined>,
): Promise<Finding> {
  const fault = await attempt().catch(
    (error: unknown) => `It could not be tried: ${error instanceof Error ? error.message : String(error)}`,
  );
  return { place, promise, ...(fault !== undefined && { fault }) };
}
