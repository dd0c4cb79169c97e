import * as v from 'valibot';

const centimetres = v.array(v.number());

const tradeUnitSchema = v.object({
  size: v.string(),
  /** Width and length of a flat piece, or width, depth and height; of one piece if a unit is a set. */
  cm: centimetres,
  kg: v.number(),
  packed: centimetres,
  /** Units in a carton; of rugs, rolls in a bale. */
  perParcel: v.number(),
  parcel: centimetres,
  /** Gross weight of the carton or bale. */
  parcelKg: v.number(),
});

/** Time, size, weight, packing and customs, for a buyer's calculation. */
export const tradeFactsSchema = v.object({
  /** Whether the minimum order is in stock. Larger quantities are made to order. */
  isInStock: v.boolean(),
  /** Weeks for one rug, or for the minimum order of another product. */
  making: v.object({ from: v.number(), to: v.number() }),
  /** Heading of the Harmonised System, for customs and GST. */
  hsn: v.string(),
  country: v.object({ name: v.string(), code: v.string() }),
  sample: v.string(),
  packing: v.string(),
  units: v.array(tradeUnitSchema),
});

export type TradeUnit = v.InferOutput<typeof tradeUnitSchema>;
export type TradeFacts = v.InferOutput<typeof tradeFactsSchema>;
