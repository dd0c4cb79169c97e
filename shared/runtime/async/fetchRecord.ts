import type { PublicRecord } from '../contracts/page';

/**
 * Fetches a record that another remote publishes, checked against the integrity in the release.
 * @param options a signal that ends the request, for example
 * @throws if it cannot be fetched, differs, or the answer is not successful
 */
export async function fetchRecord(
  { address, integrity }: PublicRecord,
  options: RequestInit = {},
): Promise<Response> {
  const answer = await fetch(address, { ...options, ...(integrity && { integrity }) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
