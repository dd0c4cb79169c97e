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

export const rawItemSchema = v.strictObject({
  ...itemFacts,
  price: v.nullish(
    v.union([
      v.array(v.strictObject({ size: filled, amount: rupees, unit: v.exactOptional(saleUnit) })),
      rupees,
    ]),
  ),
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

export type RawItem = v.InferOutput<typeof rawItemSchema>;

export interface RawGroup {
  readonly category: string;
  readonly items: readonly RawItem[];
}
