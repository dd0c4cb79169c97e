import * as v from 'valibot';
import { categoryOf, mergedCategory } from '../src/catalogue/categories';
import { itemFacts } from '../src/catalogue/itemFacts';
import type { Catalogue, Product } from '../src/catalogue/product';
import { complianceFacts } from './compliance';
import { tradeFactsOf } from './tradeFactsOf';
import type { TradeRules } from './tradeRules';
import type { RawGroup, RawItem } from './rawItem';

/** Region and artisan of a product without a manufacturer (§3). */
const DEFAULT_REGION = 'India';

/** Technique of a product whose technique is not known (§3). */
const DEFAULT_TECHNIQUE = 'Handcrafted';

/**
 * Normalises and merges the raw groups of products, in the given order (§3). Without `trade`, the products have no
 * trade data. Errors name the product with incomplete trade data or an invalid close-up.
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

function listOf(value: string | readonly string[] | null | undefined): string[] {
  return [value ?? []].flat().map((entry) => entry.trim());
}

function filledText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/**
 * Normalises a raw item (§3). If the item has a close-up of a size in which the product does not exist, throws an error
 * that names the product.
 * @internal
 */
export function normaliseItem(item: RawItem, category: string): Product {
  const { price } = item;
  const sizes = Array.isArray(price) ? price : [];
  requireSoldCloseUp(item, sizes);
  const region = filledText(item.manufacturer) ?? DEFAULT_REGION;
  const colors = listOf(item.color).flatMap((names) => names.split(/\s*,\s*/));
  return {
    ...v.parse(v.object(itemFacts), item),
    price: typeof price === 'number' ? price : (price?.[0]?.amount ?? 0),
    sizes,
    category,
    region,
    artisan: region,
    images: item.image,
    story: filledText(item.story),
    features: item.details,
    specifications: {
      Material: filledText(listOf(item.material).join(', ')),
      Color: filledText(colors.join(', ')),
      Technique: filledText(item.weavingTechnique) ?? DEFAULT_TECHNIQUE,
      SKU: item.SKU,
    },
    colors,
    dimensionsAvailable: listOf(item.dimensionsAvailable),
    inStock: true,
    compliance: item.compliance && complianceFacts(item.compliance),
  };
}

function requireSoldCloseUp({ id, closeUp }: RawItem, sizes: Product['sizes']): void {
  if (closeUp && !sizes.some(({ size }) => size === closeUp.size))
    throw new Error(`Product ${id}: closeUp names the size "${closeUp.size}", which is not sold`);
}
