/** Result of one check of a store or CDN. */
export interface Finding {
  /** What was checked, as in `releases (bucket tanabana at …)`. */
  readonly place: string;
  /** The required behaviour, in a few words. */
  readonly promise: string;
  /** The problem and how to solve it; `undefined` when the check passed. */
  readonly fault?: string;
}

/**
 * Runs a check.
 * @param attempt returns the problem, or `undefined`. What it throws is a problem too.
 */
export async function check(
  place: string,
  promise: string,
  attempt: () => Promise<string | undefined>,
): Promise<Finding> {
  const fault = await attempt().catch(
    (error: unknown) => `The check failed: ${error instanceof Error ? error.message : String(error)}`,
  );
  return { place, promise, ...(fault !== undefined && { fault }) };
}
