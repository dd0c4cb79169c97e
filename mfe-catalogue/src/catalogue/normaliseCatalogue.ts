import type { Catalogue, Region } from './product';
import { categoryImage } from './categories';
import { mergedCategory } from './categories';
import { normaliseItem } from './normaliseItem';
import type { Product } from './product';
import type { RawGroup } from './rawItem';

/** Normalises and merges the groups of the raw catalogue; the order of the products is preserved (§3). */
export function normaliseCatalogue(groups: readonly RawGroup[]): Catalogue {
  const products = groups.flatMap(({ category, items }) =>
    items.map((item) => normaliseItem(item, mergedCategory(category))),
  );
  const names = [...new Set(products.map(({ category }) => category))];
  return {
    products,
    categories: names.map((name) => ({ name, image: categoryImage(name) })),
    regions: regionsOf(products),
  };
}

/** The distinct manufacturers, each with the picture of its first product. */
function regionsOf(products: readonly Product[]): Region[] {
  const images = new Map<string, string>();
  for (const { region, images: pictures } of products) {
    if (!images.has(region)) images.set(region, pictures[0] ?? '');
  }
  return [...images].map(([name, image]) => ({ name, image }));
}
