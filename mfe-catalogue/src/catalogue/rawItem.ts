import * as v from 'valibot';
import { itemTradeSchema } from '../trade/tradeRules';
import { closeUpSchema } from './product';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const listOrText = v.union([v.array(filled), filled]);
const rupees = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A product in the raw catalogue (§3), in every form that occurs. */
export const rawItemSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  name: filled,
  price: v.nullish(v.union([v.array(v.strictObject({ size: filled, amount: rupees })), rupees])),
  /** Names of pictures. */
  image: v.array(filled),
  /** Width of what the second picture shows, in centimetres, and the size to which it applies. */
  closeUp: v.exactOptional(closeUpSchema),
  story: v.nullish(v.string()),
  description: filled,
  details: v.array(filled),
  /** Of a rug the ground first, then its accents. */
  color: v.nullish(listOrText),
  weavingTechnique: v.nullish(v.string()),
  material: v.nullish(listOrText),
  manufacturer: v.nullish(v.string()),
  tags: v.array(filled),
  SKU: filled,
  dimensionsAvailable: v.optional(listOrText),
  /** Facts of trade that differ from those of its kind. */
  trade: v.exactOptional(itemTradeSchema),
});

export type RawItem = v.InferOutput<typeof rawItemSchema>;

/** A group of the raw catalogue (§3). */
export interface RawGroup {
  /** As it was entered; extra spaces and underscores are normalised later. */
  readonly category: string;
  readonly categoryId: number;
  readonly items: readonly RawItem[];
}
