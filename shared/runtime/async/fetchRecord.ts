import type { PublicRecord } from '../contracts/page';

/**
 * Fetches and parses a record that another remote publishes, and checks its integrity. Reports failures with the
 * record's address, which assigns a failure to the publishing remote.
 * @param parse throws if the record breaks its contract
 */
export async function fetchRecord<Value>(
  { address, integrity }: PublicRecord,
  parse: (published: unknown) => Value,
  options: RequestInit = {},
): Promise<Value> {
  try {
    const answer = await fetch(address, { ...options, ...(integrity && { integrity }) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return parse(await answer.json());
  } catch (cause) {
    const error = new Error(`${address} cannot be read: ${String(cause)}`, { cause });
    reportError(error);
    throw error;
  }
}
