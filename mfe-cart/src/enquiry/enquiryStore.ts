import { orderableQuantity } from '@tanabana/runtime/cart/cart';
import { createRecordStore } from '@tanabana/runtime/records/createRecordStore';
import { storedAmount, storedId, storedText } from '@tanabana/runtime/records/storedFields';
import * as v from 'valibot';
import { buyerSchema, unnamedBuyer } from './buyer';
import { isCalendarDate } from './calendarDate';
import { ENQUIRIES_KEY } from './enquiriesKey';
import type { Enquiry } from './enquiry';
import { isReference } from './reference';

/** Channels by which an enquiry leaves the browser, with their names. */
export const WAYS = { mail: 'mail', whatsapp: 'WhatsApp', copy: 'copied text', print: 'print' } as const;
export type Way = keyof typeof WAYS;
const ALL_WAYS = Object.keys(WAYS) as Way[];

/** Maximum enquiries in a browser. The oldest is evicted. */
const MAX_ENQUIRIES = 50;

/** Version of the stored form. New optional fields do not change it. */
export const RECORD_VERSION = 1;

/** A prepared enquiry. The browser cannot find out whether the visitor has sent it. */
export interface PreparedEnquiry extends Enquiry {
  readonly ways: readonly Way[];
}

export interface EnquiryRecord {
  readonly version: typeof RECORD_VERSION;
  /** Prepared enquiries, the newest first. Named `sent` because earlier versions stored this name. */
  readonly sent: readonly PreparedEnquiry[];
}

export const noEnquiries: EnquiryRecord = { version: RECORD_VERSION, sent: [] };

/** Parses an array. Skips entries that do not fit the schema. */
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
  sku: storedText,
  targetPrice: storedText,
});

const enquirySchema = v.object({
  reference: v.pipe(v.string(), v.check(isReference)),
  date: v.pipe(v.string(), v.check(isCalendarDate)),
  buyer: v.fallback(buyerSchema, unnamedBuyer),
  wantsOffer: v.fallback(v.boolean(), false),
  notes: storedText,
  lines: v.pipe(validEntries(lineSchema), v.minLength(1)),
  ways: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((ways) => ALL_WAYS.filter((way) => ways.includes(way))),
  ),
});

const recordSchema = v.object({ version: v.literal(RECORD_VERSION), sent: validEntries(enquirySchema) });

/**
 * Skips invalid lines and invalid enquiries, and all but the first enquiry with the same reference.
 * @returns undefined for a record of another version
 */
export function parseEnquiries(stored: unknown): EnquiryRecord | undefined {
  const record = v.safeParse(recordSchema, stored);
  if (!record.success) return undefined;
  const { version, sent } = record.output;
  const isFirst = ({ reference }: PreparedEnquiry, index: number) =>
    sent.findIndex((other) => other.reference === reference) === index;
  return { version, sent: sent.filter(isFirst) };
}

/** Adds a prepared enquiry at the start of the list, or a way to the stored enquiry with the same reference. */
export function storeEnquiry(record: EnquiryRecord, enquiry: Enquiry, way: Way): EnquiryRecord {
  const stored = record.sent.find(({ reference }) => reference === enquiry.reference);
  const ways = ALL_WAYS.filter((each) => each === way || stored?.ways.includes(each));
  const others = record.sent.filter((prepared) => prepared !== stored);
  return { ...record, sent: [{ ...enquiry, ways }, ...others].slice(0, MAX_ENQUIRIES) };
}

export function removeEnquiry(record: EnquiryRecord, reference: string): EnquiryRecord {
  return { ...record, sent: record.sent.filter((prepared) => prepared.reference !== reference) };
}

/** Store of the prepared enquiries. No server has a copy. */
export const enquiryStore = createRecordStore({
  key: ENQUIRIES_KEY,
  event: 'enquiriesUpdated',
  describe: ({ sent }) => ({ count: sent.length }),
  empty: noEnquiries,
  parse: parseEnquiries,
});
