export interface Category {
  readonly name: string;
  readonly image: string;
  /** Short description of the products; empty in the sample catalogue. */
  readonly summary: string;
}

const CATEGORIES: Readonly<Record<string, Omit<Category, 'name'>>> = {
  Rugs: { image: '10001-setting', summary: 'Knotted, woven and tufted by hand' },
  'Handicraft Products': { image: '30001-setting', summary: 'Pottery, brass, boxes and textiles' },
  'Handicraft Items': { image: '30032-setting', summary: 'Decor, vintage and wall hangings' },
};

export function categoryOf(name: string): Category {
  return { name, image: '10001-detail', summary: '', ...CATEGORIES[name] };
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
