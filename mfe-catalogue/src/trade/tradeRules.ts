import * as v from 'valibot';

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const positive = v.pipe(v.number(), v.minValue(1));
const weeks = v.pipe(positive, v.integer(), v.maxValue(104));

const making = v.pipe(
  v.strictObject({ from: weeks, to: weeks }),
  v.check(({ from, to }) => from <= to, 'The making time ends before it begins'),
);

const hsn = v.pipe(v.string(), v.regex(/^\d{4}(\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 digits'));

const box = v.pipe(v.array(positive), v.length(3));

/** The facts of trade that one product adds to its kind or replaces, in its own JSON file. */
export const itemTradeSchema = v.strictObject({
  /** Kind in `trade.json`; the technique of a rug by default. */
  kind: v.exactOptional(filled),
  isInStock: v.exactOptional(v.boolean()),
  making: v.exactOptional(making),
  hsn: v.exactOptional(hsn),
  sample: v.exactOptional(filled),
  packing: v.exactOptional(filled),
  /** Measures of each size; those of rugs are calculated. */
  units: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({
        grams: positive,
        /** Width and length of a flat piece, or width, depth and height; of one piece of a set. */
        cm: v.pipe(v.array(positive), v.minLength(2), v.maxLength(3)),
        /** A unit that is folded, rolled or a set, before it is packed; the piece itself by default. */
        bundle: v.exactOptional(box),
      }),
    ),
  ),
});

const kind = { hsn, making, sample: filled, packing: filled };

const rugKindSchema = v.strictObject({
  ...kind,
  /** Weight of a square metre: a base, and more with each knot per square inch and each millimetre of thickness. */
  gramsPerSquareMetre: v.strictObject({ base: v.number(), knot: v.number(), millimetre: positive }),
  /** Thickness below the pile; 0 for flat weaves. */
  foundationMillimetres: v.pipe(v.number(), v.minValue(0)),
});

const craftKindSchema = v.strictObject({
  ...kind,
  isInStock: v.boolean(),
  /** Centimetres that the packing adds to each side of a piece. */
  padding: positive,
  /** Units in an inner box; a carton contains whole ones. */
  inner: v.pipe(positive, v.integer()),
});

/** The facts that products of a kind share, in `trade.json`. */
export const tradeRulesSchema = v.strictObject({
  country: v.strictObject({ name: filled, code: v.pipe(v.string(), v.length(2)) }),
  rugs: v.record(v.string(), rugKindSchema),
  crafts: v.record(v.string(), craftKindSchema),
});

export type RugKind = v.InferOutput<typeof rugKindSchema>;
export type CraftKind = v.InferOutput<typeof craftKindSchema>;
export type TradeRules = v.InferOutput<typeof tradeRulesSchema>;
