/** The category into which small ones are merged (§3). */
const MERGED = 'Handicraft Items';

const MERGES = /vintage|home decor|wall hanging/i;

/**
 * Returns the shop's category for a raw one (§3): vintage, home decor and wall hangings, in any spelling,
 * become one.
 */
export function mergedCategory(rawName: string): string {
  const name = rawName.replace(/[\s_]+/g, ' ').trim();
  return MERGES.test(name) ? MERGED : name;
}
