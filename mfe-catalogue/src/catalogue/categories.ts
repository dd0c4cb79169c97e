/** Returns a category's key for addresses: `Handicraft Products` becomes `handicraftproducts`. */
export function categoryKey(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}

/** Finds the category that an address names (§2.4), ignoring case, spaces and underscores. */
export function categoryNamed(names: readonly string[], wanted: string): string | undefined {
  const key = categoryKey(wanted);
  return names.find((name) => categoryKey(name) === key);
}

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

/** Pictures of the categories (§3): each shows a typical product. */
const CATEGORY_IMAGES: Readonly<Record<string, string>> = {
  Rugs: '10001-setting',
  'Handicraft Products': '30001-setting',
  'Handicraft Items': '30032-setting',
};

const CATEGORY_SUMMARIES: Readonly<Record<string, string>> = {
  Rugs: 'Knotted, woven and tufted by hand',
  'Handicraft Products': 'Pottery, brass, boxes and textiles',
  'Handicraft Items': 'Decor, vintage and wall hangings',
};

/** A few words about the pieces of a category; empty for a category that has none. */
export function categorySummary(category: string): string {
  return CATEGORY_SUMMARIES[category] ?? '';
}

/** Name of a category's picture. */
export function categoryImage(category: string): string {
  return CATEGORY_IMAGES[category] ?? '10001-detail';
}
