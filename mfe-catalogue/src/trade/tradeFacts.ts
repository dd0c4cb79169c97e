import * as v from 'valibot';

const centimetres = v.array(v.number());

/** One size of a product as it is packed. */
const tradeUnitSchema = v.object({
  size: v.string(),
  /** Width and length of a flat piece, or width, depth and height; of one piece where a unit is a set. */
  cm: centimetres,
  kg: v.number(),
  /** The unit in its packing. */
  packed: centimetres,
  /** Units in a carton; of rugs, rolls in a bale. */
  perParcel: v.number(),
  parcel: centimetres,
  /** Gross weight of the carton or bale. */
  parcelKg: v.number(),
});

/** What a buyer needs for a calculation: time, size, weight, packing and customs. */
export const tradeFactsSchema = v.object({
  /** Whether the minimum order is in stock; everything else is made to order. */
  isInStock: v.boolean(),
  /** Weeks that it takes to make one rug, or the minimum order of another piece. */
  making: v.object({ from: v.number(), to: v.number() }),
  /** Heading of the Harmonised System, for customs and GST. */
  hsn: v.string(),
  country: v.object({ name: v.string(), code: v.string() }),
  /** Terms of samples. */
  sample: v.string(),
  /** How a unit is packed. */
  packing: v.string(),
  units: v.array(tradeUnitSchema),
});

export type TradeUnit = v.InferOutput<typeof tradeUnitSchema>;
export type TradeFacts = v.InferOutput<typeof tradeFactsSchema>;
