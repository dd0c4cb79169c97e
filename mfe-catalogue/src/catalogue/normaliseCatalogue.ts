import type { Catalogue, Region } from './product';
import { categoryImage } from './categories';
import { mergedCategory } from './categories';
import { normaliseItem } from './normaliseItem';
import type { Product } from './product';
import type { RawGroup } from './rawItem';
import { tradeFactsOf } from '../trade/tradeFactsOf';
import type { TradeRules } from '../trade/tradeRules';

/**
 * Normalises and merges the groups of the raw catalogue; the order of the products is preserved (§3).
 * @param trade the facts of trade of each kind; without them products have none
 * @throws {Error} naming the product whose facts of trade are incomplete
 */
export function normaliseCatalogue(groups: readonly RawGroup[], trade?: TradeRules): Catalogue {
  const products = groups.flatMap(({ category: rawCategory, items }) => {
    const category = mergedCategory(rawCategory);
    return items.map((item) => ({
      ...normaliseItem(item, category),
      ...(trade && { trade: tradeFactsOf(item, category, trade) }),
    }));
  });
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
