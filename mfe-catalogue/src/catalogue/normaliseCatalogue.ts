import { tradeFactsOf } from '../trade/tradeFactsOf';
import type { TradeRules } from '../trade/tradeRules';
import { categoryOf, mergedCategory } from './categories';
import { normaliseItem } from './normaliseItem';
import type { Catalogue, Product } from './product';
import type { RawGroup } from './rawItem';

/**
 * Normalises and merges the groups of the raw catalogue, and preserves the order of the products (§3).
 * @param trade facts of trade by type; without them products have none
 * @throws {Error} naming the product whose facts of trade are incomplete
 */
export function normaliseCatalogue(groups: readonly RawGroup[], trade?: TradeRules): Catalogue {
  const products = groups.flatMap((group) => {
    const category = mergedCategory(group.category);
    return group.items.map((item): Product => ({
      ...normaliseItem(item, category),
      trade: trade && tradeFactsOf(item, category, trade),
    }));
  });
  const firstPictures = new Map<string, string>();
  for (const { region, images } of products) {
    if (!firstPictures.has(region)) firstPictures.set(region, images[0] ?? '');
  }
  return {
    products,
    categories: [...new Set(products.map(({ category }) => category))].map(categoryOf),
    regions: [...firstPictures].map(([name, image]) => ({ name, image })),
  };
}
