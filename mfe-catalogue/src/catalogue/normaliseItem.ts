import { DEFAULT_COLOR, DEFAULT_MATERIAL } from '@tanabana/runtime/cart/toCartLine';
import type { CloseUp, Product, SizeOption } from './product';
import type { RawItem } from './rawItem';

const DEFAULT_TECHNIQUE = 'Handcrafted';
const DEFAULT_REGION = 'India';

function listOf(value: string | readonly string[] | null | undefined): string[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'string' ? [value.trim()] : value.map((entry) => entry.trim());
}

function sizesOf(price: RawItem['price']): SizeOption[] {
  return Array.isArray(price) ? price : [];
}

/** The first size's amount, or the number, or 0 (§3). */
function basePrice(price: RawItem['price']): number {
  return typeof price === 'number' ? price : (price?.[0]?.amount ?? 0);
}

/** Trims a text; undefined if nothing is left. */
function filledText(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/**
 * Normalises a raw item to a product (§3).
 * @param category the name of its category, already merged
 * @throws {Error} naming the product, when its close-up is that of a size which is not sold
 */
export function normaliseItem(item: RawItem, category: string): Product {
  const maker = filledText(item.manufacturer) ?? DEFAULT_REGION;
  // A text may list several colours.
  const colors = listOf(item.color).flatMap((names) => names.split(/\s*,\s*/));
  return {
    id: item.id,
    name: item.name,
    price: basePrice(item.price),
    sizes: sizesOf(item.price),
    category,
    region: maker,
    artisan: maker,
    images: item.image,
    ...(item.closeUp && { closeUp: soldCloseUp(item, item.closeUp) }),
    story: filledText(item.story) ?? null,
    description: item.description,
    features: item.details,
    specifications: {
      Material: listOf(item.material).join(', ') || DEFAULT_MATERIAL,
      Color: colors.join(', ') || DEFAULT_COLOR,
      Technique: filledText(item.weavingTechnique) ?? DEFAULT_TECHNIQUE,
      SKU: item.SKU,
    },
    colors,
    dimensionsAvailable: listOf(item.dimensionsAvailable),
    tags: item.tags,
    inStock: true,
  };
}

function soldCloseUp({ id, price }: RawItem, closeUp: CloseUp): CloseUp {
  if (sizesOf(price).some(({ size }) => size === closeUp.size)) return closeUp;
  throw new Error(`Product ${id}: closeUp names the size "${closeUp.size}", which is not sold`);
}
