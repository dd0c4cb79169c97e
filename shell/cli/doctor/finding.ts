import { errorMessage } from '@tanabana/contract/errors/errorText';

export interface Finding {
  /** Store or CDN, as in `releases (bucket tanabana at …)`. */
  readonly place: string;
  readonly promise: string;
  /** Problem and solution; `undefined` when the check passed. */
  readonly fault?: string;
}

/** Runs a check. @param attempt returns the problem, or `undefined`. If it throws, the error is the problem. */
export async function check(
  place: string,
  promise: string,
  attempt: () => Promise<string | undefined> | string | undefined,
): Promise<Finding> {
  try {
    const fault = await attempt();
    return { place, promise, ...(fault !== undefined && { fault }) };
  } catch (error) {
    return { place, promise, fault: `The check failed: ${errorMessage(error)}` };
  }
}
