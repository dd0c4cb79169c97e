import * as v from 'valibot';

const centimetres = v.array(v.number());

const tradeUnitSchema = v.object({
  size: v.string(),
  /**
   * Width and length of a flat product, or width, depth and height of another product. For a set, the measures of one
   * piece.
   */
  cm: centimetres,
  kg: v.number(),
  packed: centimetres,
  /** Units in a carton, or rolled rugs in a bale. */
  perParcel: v.number(),
  parcel: centimetres,
  parcelKg: v.number(),
  /** Weeks to make the minimum order quantity in this size. Absent if all sizes take the same time. */
  weeks: v.optional(v.number()),
});

export const tradeFactsSchema = v.object({
  /** Whether the minimum order is in stock. Larger quantities are made to order. */
  isInStock: v.boolean(),
  /** Weeks to make the minimum order quantity, in the size that takes least and in the one that takes most. */
  making: v.object({ from: v.number(), to: v.number() }),
  /** HSN code: classifies the product for customs and for the Indian tax GST. */
  hsn: v.string(),
  country: v.object({ name: v.string(), code: v.string() }),
  sample: v.string(),
  packing: v.string(),
  units: v.array(tradeUnitSchema),
});

export type TradeUnit = v.InferOutput<typeof tradeUnitSchema>;
export type TradeFacts = v.InferOutput<typeof tradeFactsSchema>;
