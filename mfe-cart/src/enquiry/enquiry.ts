import { type Cart, type CartItem, lineKey } from '@tanabana/runtime/cart/cart';
import { storedText } from '@tanabana/runtime/records/storedFields';
import * as v from 'valibot';
import type { PriceList } from '../cart/priceList';
import { isCalendarDate } from './calendarDate';

/** Optional details of the buyer and the order; every field may be empty. */
export const buyerSchema = v.object({
  company: storedText,
  name: storedText,
  email: storedText,
  phone: storedText,
  /** Place of delivery. */
  place: storedText,
  /** Date of delivery, as in `2027-01-20`. */
  wishedDate: v.fallback(v.pipe(v.string(), v.check(isCalendarDate)), ''),
});

export type Buyer = Readonly<v.InferOutput<typeof buyerSchema>>;

/** A product of an enquiry. */
export interface EnquiryLine extends Pick<
  CartItem,
  'id' | 'title' | 'category' | 'size' | 'price' | 'quantity'
> {
  /** Article number; empty if it is not known. */
  readonly sku: string;
  /** Price of one unit that the buyer hopes for, as typed; empty if there is none. */
  readonly targetPrice: string;
}

/** Target prices as typed, by line. */
export type TargetPrices = Readonly<Record<string, string>>;

/** The requested lines, and the buyer. */
export interface EnquiryContent {
  readonly lines: readonly EnquiryLine[];
  readonly buyer: Buyer;
  /** Whether the buyer requests the Christmas offer. */
  readonly wantsOffer: boolean;
  /** As typed. */
  readonly notes: string;
}

/** An enquiry with its record: the same in mail, WhatsApp, copied text and print. */
export interface Enquiry extends EnquiryContent {
  /** As in `TB-20261123-7F3K`; empty until it has one. */
  readonly reference: string;
  /** The buyer's date, as in `2026-11-23`. */
  readonly date: string;
}

export const unnamedBuyer: Buyer = v.parse(buyerSchema, {});

const BUYER_FIELDS = Object.keys(unnamedBuyer) as (keyof Buyer)[];

/** The lines of an enquiry about a cart. @param prices the catalogue's list, for article numbers */
export function enquiryLines({ items }: Cart, prices: PriceList, targets: TargetPrices = {}): EnquiryLine[] {
  return items.map((line) => {
    const { id, title, category, size, price, quantity } = line;
    const sku = prices.get(id)?.sku ?? '';
    return { id, title, category, size, price, quantity, sku, targetPrice: targets[lineKey(line)] ?? '' };
  });
}

const identityOf = ({ lines, notes, wantsOffer, buyer }: EnquiryContent) =>
  JSON.stringify([
    lines.map(({ id, size, quantity, price, targetPrice }) => [
      id,
      size,
      quantity,
      price,
      targetPrice.trim(),
    ]),
    wantsOffer,
    [notes, ...BUYER_FIELDS.map((field) => buyer[field])].map((text) => text.trim()),
  ]);

/** Whether two enquiries have the same lines and the same buyer. */
export function isSameContent(a: EnquiryContent, b: EnquiryContent): boolean {
  return identityOf(a) === identityOf(b);
}
