import * as v from 'valibot';

const line = v.pipe(v.string(), v.maxLength(500));
const text = v.pipe(v.string(), v.maxLength(10_000));
const amount = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const enquiredLine = v.object({
  id: count,
  title: line,
  category: line,
  size: line,
  /** Rupees for one unit, as the browser displayed them; 0 without a price. */
  price: amount,
  quantity: count,
  sku: line,
  /** As typed, like all further fields. */
  targetPrice: line,
  note: text,
  measure: line,
  wantsSample: v.boolean(),
});

/**
 * Schema of an enquiry that a browser sends to the shop's server. Unknown fields are removed, so that a later version of
 * the page can add some. The letter contains everything.
 */
export const enquiryMessageSchema = v.object({
  reference: v.pipe(v.string(), v.regex(/^TB-\d{8}-[2-9A-Z]{4}$/)),
  date: v.pipe(v.string(), v.isoDate()),
  buyer: v.object({
    company: line,
    name: line,
    email: line,
    phone: line,
    place: line,
    wishedDate: line,
    term: line,
    port: line,
  }),
  /** Empty in an enquiry about fuel. */
  lines: v.pipe(v.array(enquiredLine), v.maxLength(1_000)),
  fuel: v.optional(
    v.object({ form: line, material: line, packing: line, boiler: line, tonnes: line, unloading: line }),
  ),
  wantsOffer: v.boolean(),
  notes: text,
  /** The enquiry as a letter (§7). */
  letter: v.object({ subject: line, body: v.pipe(v.string(), v.maxLength(200_000)) }),
});

/** Schema of an address for the newsletter, or for the launch of a product line. */
export const subscriptionMessageSchema = v.object({
  email: v.pipe(v.string(), v.email(), v.maxLength(254)),
  /** As in `Newsletter` or `Millet Foods`. */
  topic: v.pipe(line, v.nonEmpty()),
});

type ParsedEnquiry = v.InferOutput<typeof enquiryMessageSchema>;

export type EnquiryMessage = Omit<ParsedEnquiry, 'lines'> & {
  readonly lines: readonly ParsedEnquiry['lines'][number][];
};

export type SubscriptionMessage = v.InferOutput<typeof subscriptionMessageSchema>;
