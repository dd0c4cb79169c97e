import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const positive = v.pipe(v.number(), v.minValue(1));
const weeks = v.pipe(positive, v.integer(), v.maxValue(104));

const weeksRange = v.pipe(
  v.strictObject({ from: weeks, to: weeks }),
  v.check(({ from, to }) => from <= to, 'The time ends before it begins'),
);

const looms = v.pipe(positive, v.integer());

const hsn = v.pipe(v.string(), v.regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 digits'));

const box = v.pipe(v.array(positive), v.length(3));

/**
 * Trade data in the JSON file of a product. Each value replaces the value that `trade.json` has for the kind of
 * product.
 */
export const itemTradeSchema = v.strictObject({
  /** Name of the product's kind in `trade.json`. The default for rugs is the weaving technique. */
  kind: v.exactOptional(filled),
  /** Weeks to make the minimum order quantity. Absent for rugs. */
  making: v.exactOptional(weeksRange),
  /** Weeks on the loom of one rug in the smallest and in the largest size. */
  weaving: v.exactOptional(weeksRange),
  /** Number of rugs that are woven at the same time. */
  looms: v.exactOptional(looms),
  hsn: v.exactOptional(hsn),
  sample: v.exactOptional(filled),
  packing: v.exactOptional(filled),
  /** Measurements, by size. Absent for rugs, whose measurements are calculated. */
  units: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        grams: positive,
        cm: v.pipe(v.array(positive), v.minLength(2), v.maxLength(3)),
        /** Sides in centimetres of the folded or rolled unit, or of the entire set, if they differ from `cm`. */
        bundle: v.exactOptional(box),
      }),
    ),
  ),
});

const kind = { hsn, sample: filled, packing: filled };

const rugKindSchema = v.strictObject({
  ...kind,
  weaving: weeksRange,
  looms,
  /**
   * Weights that are added up: a base weight, one for each knot per square inch, and one for each millimetre of
   * thickness.
   */
  gramsPerSquareMetre: v.strictObject({ base: v.number(), knot: v.number(), millimetre: positive }),
  /** Thickness of the foundation; 0 for flat weaves. */
  foundationMillimetres: v.pipe(v.number(), v.minValue(0)),
});

const craftKindSchema = v.strictObject({
  ...kind,
  making: weeksRange,
  isInStock: v.boolean(),
  /** Centimetres that the packing of a unit adds to each dimension. */
  padding: positive,
  /** Units in an inner box. A carton contains only complete inner boxes. */
  inner: v.pipe(positive, v.integer()),
});

export const tradeRulesSchema = v.strictObject({
  country: v.strictObject({ name: filled, code: v.pipe(v.string(), v.length(2)) }),
  rugs: v.record(v.string(), rugKindSchema),
  crafts: v.record(v.string(), craftKindSchema),
});

export type RugKind = v.InferOutput<typeof rugKindSchema>;
export type CraftKind = v.InferOutput<typeof craftKindSchema>;
export type TradeRules = v.InferOutput<typeof tradeRulesSchema>;
