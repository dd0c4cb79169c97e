import { pageLinkSchema } from '@tanabana/runtime/contracts/pageLink';
import * as v from 'valibot';

const linksSchema = v.array(pageLinkSchema);

/**
 * Fetches the links to all pages of a release.
 * @throws {Error} when the server does not list them
 */
export async function listPages(release: string): Promise<v.InferOutput<typeof linksSchema>> {
  const response = await fetch(`/_pages/${release}.json`);
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  return v.parse(linksSchema, await response.json());
}
