import { productIdSchema } from '@tanabana/tooling/shop/productId';
import * as v from 'valibot';
import { itemFacts } from '../src/catalogue/itemFacts';
import { complianceSchema } from './compliance';
import { itemTradeSchema } from './tradeRules';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const listOrText = v.union([v.array(filled), filled]);
const rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

const saleUnit = v.strictObject({
  name: v.picklist(['pair', 'set']),
  pieces: v.pipe(v.number(), v.integer(), v.minValue(2)),
  piece: filled,
});

/** A size, a colour, or a colour in a size. */
const variant = v.pipe(
  v.strictObject({
    size: v.exactOptional(filled),
    color: v.exactOptional(filled),
    amount: rupees,
    originalAmount: v.exactOptional(rupees),
    /** Article number, if the variant has its own. */
    SKU: v.exactOptional(filled),
    unit: v.exactOptional(saleUnit),
    isSoldOut: v.exactOptional(v.boolean()),
  }),
  v.check(({ size, color }) => size !== undefined || color !== undefined, 'A variant has a size or a color'),
);

export const rawItemSchema = v.strictObject({
  ...itemFacts,
  id: productIdSchema,
  price: v.nullish(v.union([v.array(variant), rupees])),
  /** Former price, which is displayed beside a lower price. */
  originalPrice: v.exactOptional(rupees),
  image: v.array(filled),
  story: v.nullish(v.string()),
  details: v.array(filled),
  color: v.nullish(listOrText),
  weavingTechnique: v.nullish(v.string()),
  material: v.nullish(listOrText),
  manufacturer: v.nullish(v.string()),
  SKU: filled,
  dimensionsAvailable: v.optional(listOrText),
  trade: v.exactOptional(itemTradeSchema),
  compliance: v.exactOptional(complianceSchema),
});

/** Schema of `defaults.json`. */
export const defaultsSchema = v.strictObject({
  /** Region and artisan of a product without a manufacturer (§3). */
  region: v.exactOptional(filled),
  /** Technique of a product whose technique is not known (§3). */
  technique: v.exactOptional(filled),
  /** Whether products have the random ranking of §3. */
  isRanked: v.exactOptional(v.boolean()),
});

export type Defaults = v.InferOutput<typeof defaultsSchema>;

export type RawVariant = v.InferOutput<typeof variant>;

/** As in `10 in`, `indigo`, and `10 in, indigo`. */
export function variantName({ size, color }: RawVariant): string {
  return [size, color].filter(Boolean).join(', ');
}

export type RawItem = v.InferOutput<typeof rawItemSchema>;

export interface RawGroup {
  readonly category: string;
  /** Short description and picture of the category, in one of its groups. The default picture is that of its first item. */
  readonly summary?: string | undefined;
  readonly picture?: string | undefined;
  /** Whether the products are sold by quotation, so that no page displays their prices. */
  readonly isQuoted?: boolean | undefined;
  /**
   * Whether the products are rugs: woven on looms in sizes in feet, also in the buyer's size, packed in bales. The first
   * colour is that of the ground.
   */
  readonly hasRugs?: boolean | undefined;
  readonly items: readonly RawItem[];
}
