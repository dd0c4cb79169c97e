import type { PublicRecord } from '../contracts/page';

/**
 * Fetches and parses a record that another remote publishes, checked against the integrity in the release. A failure
 * is reported. Its message names the record's address, which assigns the failure to the publishing remote.
 * @param parse throws if the record breaks its contract
 * @param options a signal that ends the request, for example
 * @throws if the record cannot be fetched or parsed, or differs
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
