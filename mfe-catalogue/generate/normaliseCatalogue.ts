import { SIZE_AND_COLOUR } from '@tanabana/shop/cart/sizeAndColour';
import * as v from 'valibot';
import { type Category, mergedCategory } from '../src/catalogue/categories';
import { itemFacts } from '../src/catalogue/itemFacts';
import type { Catalogue, Product } from '../src/catalogue/product';
import { complianceFacts } from './compliance';
import { mapAll } from './mapAll';
import { withoutPrices } from './withoutPrices';
import { tradeFactsOf } from './tradeFactsOf';
import type { TradeRules } from './tradeRules';
import { type Defaults, type RawGroup, type RawItem, type RawVariant, variantName } from './rawItem';

/** Ranking of products in a shop that ranks none, so that no order depends on chance. */
const UNRANKED = { rating: 0, reviews: 0, featured: false };

/**
 * Normalises and merges the raw groups of products, in the given order (§3). Without `trade`, the products have no
 * trade data. Errors name the product with incomplete trade data or an invalid close-up.
 * @param defaults facts of products that do not state them
 */
export function normaliseCatalogue(
  groups: readonly RawGroup[],
  trade?: TradeRules,
  defaults: Defaults = {},
): Catalogue {
  const products = groups.flatMap((group) => {
    const category = mergedCategory(group.category);
    return mapAll(group.items, (item): Product => {
      const product = normaliseItem(item, category, defaults);
      return {
        ...(group.isQuoted ? withoutPrices(product) : product),
        ...(group.hasRugs && { isRug: true }),
        ...(!defaults.isRanked && { ranking: UNRANKED }),
        trade: trade && (item.trade ?? group.hasRugs) ? tradeFactsOf(item, group, trade) : undefined,
      };
    });
  });
  const firstPictures = new Map<string, string>();
  for (const { region, images } of products) {
    if (!firstPictures.has(region)) firstPictures.set(region, images[0] ?? '');
  }
  return {
    products,
    categories: categoriesOf(groups, products),
    regions: [...firstPictures].map(([name, image]) => ({ name, image })),
  };
}

/** Categories without products are omitted. */
function categoriesOf(groups: readonly RawGroup[], products: readonly Product[]): readonly Category[] {
  const names = new Set(products.map(({ category }) => category));
  return [...names].map((name) => {
    const merged = groups.filter(({ category }) => mergedCategory(category) === name);
    const { summary = '', picture } = merged.find((group) => group.summary ?? group.picture) ?? {};
    const first = products.find(({ category }) => category === name);
    return { name, summary, image: picture ?? first?.images[0] ?? '' };
  });
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
export function normaliseItem(item: RawItem, category: string, defaults: Defaults = {}): Product {
  const { price } = item;
  const variants = Array.isArray(price) ? bySize(price) : [];
  const sizes = variants.map(optionOf);
  requireSoldCloseUp(item, sizes);
  const region = filledText(item.manufacturer) ?? defaults.region ?? '';
  const colors = listOf(item.color).flatMap((names) => names.split(/\s*,\s*/));
  return {
    ...v.parse(v.object(itemFacts), item),
    price: typeof price === 'number' ? price : (sizes[0]?.amount ?? 0),
    originalPrice: item.originalPrice ?? sizes[0]?.originalAmount,
    sizes,
    optionName: optionNameOf(variants),
    category,
    region,
    artisan: region,
    images: item.image,
    story: filledText(item.story),
    features: item.details,
    specifications: {
      Material: filledText(listOf(item.material).join(', ')),
      Color: filledText(colors.join(', ')),
      Technique: filledText(item.weavingTechnique) ?? defaults.technique,
      SKU: item.SKU,
    },
    colors,
    dimensionsAvailable: listOf(item.dimensionsAvailable),
    inStock: item.stock !== 'sold out' && (sizes.length === 0 || sizes.some(({ isSoldOut }) => !isSoldOut)),
    compliance: item.compliance && complianceFacts(item.compliance),
  };
}

function optionOf(variant: RawVariant): Product['sizes'][number] {
  const { amount, originalAmount, SKU: sku, unit, isSoldOut } = variant;
  return {
    size: variantName(variant),
    amount,
    ...(unit && { unit }),
    ...(originalAmount !== undefined && { originalAmount }),
    ...(sku !== undefined && { sku }),
    ...(isSoldOut && { isSoldOut }),
  };
}

/** Sorts variants so that the colours of a size follow one another. Otherwise, the order remains. */
function bySize(variants: readonly RawVariant[]): RawVariant[] {
  const sizes = variants.map(({ size }) => size);
  return [...variants].sort((a, b) => sizes.indexOf(a.size) - sizes.indexOf(b.size));
}

function optionNameOf(variants: readonly RawVariant[]): string | undefined {
  if (!variants.some(({ color }) => color)) return undefined;
  return variants.some(({ size }) => size) ? SIZE_AND_COLOUR : 'Colour';
}

function requireSoldCloseUp({ id, closeUp }: RawItem, sizes: Product['sizes']): void {
  if (closeUp && !sizes.some(({ size }) => size === closeUp.size))
    throw new Error(`Product ${id}: closeUp names the size "${closeUp.size}", which is not sold`);
}
