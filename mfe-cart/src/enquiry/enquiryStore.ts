import { orderableQuantity } from '@tanabana/shop/cart/cart';
import { createStoredValue } from '@tanabana/shop/stored/createStoredValue';
import { storedAmount, storedId, storedText } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';
import { PROBLEMS } from '../cart/soldLine';
import { buyerSchema, unnamedBuyer } from './buyer';
import { type Enquiry } from './enquiry';
import { isCalendarDate } from './calendarDate';
import { ENQUIRIES_KEY } from './enquiriesKey';
import { fuelSchema } from './fuelRequest';
import { isReference } from './reference';

/** `shop` is the shop's server, which has delivered the enquiry. */
export const CHANNELS = {
  mail: 'mail',
  whatsapp: 'WhatsApp',
  copy: 'copied text',
  print: 'print',
  shop: 'delivery',
} as const;
export type Channel = keyof typeof CHANNELS;
const ALL_CHANNELS = Object.keys(CHANNELS) as Channel[];

/** Further enquiries evict the oldest. */
const MAX_ENQUIRIES = 50;

/**
 * Version of the storage format. Adding an optional field does not change the version.
 * @internal
 */
export const STORED_VERSION = 1;

/**
 * An enquiry that was delivered, or that the visitor has opened in a mail program or WhatsApp, copied or printed. The
 * browser cannot find out whether the visitor has sent a message.
 */
export interface PreparedEnquiry extends Enquiry {
  readonly ways: readonly Channel[];
}

interface StoredEnquiries {
  readonly version: typeof STORED_VERSION;
  /** Prepared enquiries, newest first. The field is named `sent`, because browsers have stored data with this name. */
  readonly sent: readonly PreparedEnquiry[];
}

export const noEnquiries: StoredEnquiries = { version: STORED_VERSION, sent: [] };

/** Creates an array schema that removes entries which do not match the given schema. */
const validEntries = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const parsed = v.safeParse(schema, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );

const lineSchema = v.object({
  id: storedId,
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  category: storedText,
  size: storedText,
  price: storedAmount,
  quantity: v.pipe(storedAmount, v.transform(orderableQuantity)),
  problem: v.fallback(v.optional(v.picklist(PROBLEMS)), undefined),
  optionName: v.fallback(v.optional(v.string()), undefined),
  sku: storedText,
  targetPrice: storedText,
  note: storedText,
  measure: storedText,
  wantsSample: v.fallback(v.boolean(), false),
});

const enquirySchema = v.pipe(
  v.object({
    reference: v.pipe(v.string(), v.check(isReference)),
    date: v.pipe(v.string(), v.check(isCalendarDate)),
    buyer: v.fallback(buyerSchema, unnamedBuyer),
    wantsOffer: v.fallback(v.boolean(), false),
    notes: storedText,
    lines: validEntries(lineSchema),
    fuel: v.fallback(v.optional(fuelSchema), undefined),
    ways: v.pipe(
      v.fallback(v.array(v.unknown()), []),
      v.transform((ways) => ALL_CHANNELS.filter((channel) => ways.includes(channel))),
    ),
  }),
  v.check(({ lines, fuel }) => lines.length > 0 || fuel !== undefined),
);

const storedSchema = v.object({ version: v.literal(STORED_VERSION), sent: validEntries(enquirySchema) });

/**
 * Skips invalid lines, invalid enquiries, and further enquiries with the same reference.
 * @returns undefined if the data has another version
 * @internal
 */
export function parseEnquiries(stored: unknown): StoredEnquiries | undefined {
  const record = v.safeParse(storedSchema, stored);
  if (!record.success) return undefined;
  const { version, sent } = record.output;
  const isFirst = ({ reference }: PreparedEnquiry, index: number) =>
    sent.findIndex((other) => other.reference === reference) === index;
  return { version, sent: sent.filter(isFirst) };
}

/**
 * Stores an enquiry and its channel at the start of the list. Replaces an enquiry with the same reference, and adds its
 * channels.
 */
export function storeEnquiry(record: StoredEnquiries, enquiry: Enquiry, channel: Channel): StoredEnquiries {
  const stored = record.sent.find(({ reference }) => reference === enquiry.reference);
  const ways = ALL_CHANNELS.filter((each) => each === channel || stored?.ways.includes(each));
  const others = record.sent.filter((prepared) => prepared !== stored);
  return { ...record, sent: [{ ...enquiry, ways }, ...others].slice(0, MAX_ENQUIRIES) };
}

export function removeEnquiry(record: StoredEnquiries, reference: string): StoredEnquiries {
  return { ...record, sent: record.sent.filter((prepared) => prepared.reference !== reference) };
}

/** Store of the prepared enquiries, which are saved only in this browser. */
export const enquiryStore = createStoredValue({
  key: ENQUIRIES_KEY,
  event: 'enquiriesUpdated',
  describe: ({ sent }) => ({ count: sent.length }),
  empty: noEnquiries,
  parse: parseEnquiries,
});
