import { orderableQuantity } from '@tanabana/runtime/cart/cart';
import { storedAmount, storedId, storedText } from '@tanabana/runtime/records/storedFields';
import * as v from 'valibot';
import { isCalendarDate } from './calendarDate';
import { buyerSchema, unnamedBuyer } from './enquiry';
import { isReference } from './reference';

export const WAYS = ['mail', 'whatsapp', 'copy', 'print'] as const;
export type Way = (typeof WAYS)[number];

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
  lines: v.array(v.unknown()),
  ways: v.fallback(v.array(v.unknown()), []),
});

/** Version of the stored form. Additions do not change it. */
export const RECORD_VERSION = 1;

const recordSchema = v.object({ version: v.literal(RECORD_VERSION), sent: v.array(v.unknown()) });

/** A prepared enquiry. Whether it was sent is unknown. */
export type PreparedEnquiry = NonNullable<ReturnType<typeof parseEnquiry>>;

export interface EnquiryRecord {
  readonly version: typeof RECORD_VERSION;
  /** Prepared enquiries, the newest first. Earlier versions wrote this name. */
  readonly sent: readonly PreparedEnquiry[];
}

export const noEnquiries: EnquiryRecord = { version: RECORD_VERSION, sent: [] };

function parseEnquiry(candidate: unknown) {
  const parsed = v.safeParse(enquirySchema, candidate);
  if (!parsed.success) return undefined;
  const { lines: stored, ways, ...enquiry } = parsed.output;
  const lines = stored.flatMap((line) => {
    const read = v.safeParse(lineSchema, line);
    return read.success ? [read.output] : [];
  });
  if (lines.length === 0) return undefined;
  return { ...enquiry, lines, ways: WAYS.filter((way) => ways.includes(way)) };
}

/** Skips invalid lines and invalid or repeated enquiries. @returns undefined for a record of another version */
export function parseEnquiries(stored: unknown): EnquiryRecord | undefined {
  const record = v.safeParse(recordSchema, stored);
  if (!record.success) return undefined;
  const sent = new Map<string, PreparedEnquiry>();
  for (const candidate of record.output.sent) {
    const enquiry = parseEnquiry(candidate);
    if (enquiry && !sent.has(enquiry.reference)) sent.set(enquiry.reference, enquiry);
  }
  return { version: RECORD_VERSION, sent: [...sent.values()] };
}
