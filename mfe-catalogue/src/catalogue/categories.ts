export interface Category {
  readonly name: string;
  readonly image: string;
  /** Short description of the products; may be empty. */
  readonly summary: string;
}

/** `Handicraft Products` becomes `handicraftproducts`. */
export function categoryKey(name: string): string {
  return name.toLowerCase().replace(/[\s_]/g, '');
}

export function categoryAddress(name: string): string {
  return `/catalogue?category=${encodeURIComponent(categoryKey(name))}`;
}

/** Name of the categories `Handicraft Products` and `Handicraft Items` together, as in the header's link. */
export const HANDICRAFTS = 'Handicrafts';

const isHandicraft = (name: string) => name.startsWith('Handicraft ');

/**
 * Finds the category of an address (§2.4), ignoring case, spaces and underscores. `handicrafts` names all handicrafts.
 */
export function categoryNamed(names: readonly string[], wanted: string): string | undefined {
  const key = categoryKey(wanted);
  const groups = names.some(isHandicraft) ? [HANDICRAFTS] : [];
  return [...names, ...groups].find((name) => categoryKey(name) === key);
}

/** @param named result of `categoryNamed` */
export function isInCategory({ category }: { readonly category: string }, named: string): boolean {
  return category === named || (named === HANDICRAFTS && isHandicraft(category));
}

export function trailOf({ name, category }: { readonly name: string; readonly category: string }) {
  return [
    { label: 'Home', to: '/' },
    { label: 'Catalogue', to: '/catalogue' },
    { label: category, to: categoryAddress(category) },
    { label: name },
  ];
}

/**
 * Converts the category of an imported group into a category of the shop (§3). Vintage, home decor and wall hangings
 * become one category.
 */
export function mergedCategory(rawName: string): string {
  const name = rawName.replace(/[\s_]+/g, ' ').trim();
  return /vintage|home decor|wall hanging/i.test(name) ? 'Handicraft Items' : name;
}
