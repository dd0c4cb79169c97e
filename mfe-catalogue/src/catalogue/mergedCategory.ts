/** The category into which small ones go (§3). */
const MERGED = 'Handicraft Items';

const MERGES = /vintage|home decor|wall hanging/i;

/**
 * The name under which the shop shows a raw category (§3): vintage, home decor and wall hangings, however they
 * are spelled, become one.
 */
export function mergedCategory(rawName: string): string {
  const name = rawName.replace(/[\s_]+/g, ' ').trim();
  return MERGES.test(name) ? MERGED : name;
}
