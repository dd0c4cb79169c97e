import { type Cart, type CartItem, lineKey } from '@tanabana/runtime/cart/cart';
import { storedText } from '@tanabana/runtime/stored/storedFields';
import * as v from 'valibot';
import type { PriceList } from '../cart/priceList';
import { isCalendarDate } from './calendarDate';

/** Details of the buyer. All are optional, so every field may be empty. */
export const buyerSchema = v.object({
  company: storedText,
  name: storedText,
  email: storedText,
  phone: storedText,
  place: storedText,
  /** Requested date of delivery, as in `2027-01-20`. */
  wishedDate: v.fallback(v.pipe(v.string(), v.check(isCalendarDate)), ''),
});

export type Buyer = Readonly<v.InferOutput<typeof buyerSchema>>;

export const unnamedBuyer: Buyer = v.parse(buyerSchema, {});

export interface EnquiryLine extends Pick<
  CartItem,
  'id' | 'title' | 'category' | 'size' | 'price' | 'quantity'
> {
  /** Article number; empty if the catalogue does not publish it. */
  readonly sku: string;
  /** Target price of one unit as typed; may be empty. */
  readonly targetPrice: string;
  /** Note about this line; may be empty. */
  readonly note: string;
}

/** Texts about lines as typed. The keys are created by `lineKey`. */
interface TextsOfLines {
  readonly targets: Readonly<Record<string, string>>;
  readonly lineNotes: Readonly<Record<string, string>>;
}

export interface EnquiryContent {
  readonly lines: readonly EnquiryLine[];
  readonly buyer: Buyer;
  readonly wantsOffer: boolean;
  readonly notes: string;
}

export interface Enquiry extends EnquiryContent {
  /** Reference such as `TB-20261123-7F3K`. */
  readonly reference: string;
  /** Date of the enquiry in the buyer's time zone, as in `2026-11-23`. */
  readonly date: string;
}

export function enquiryLines(
  { items }: Cart,
  prices: PriceList,
  { targets, lineNotes }: TextsOfLines,
): EnquiryLine[] {
  return items.map((line) => {
    const { id, title, category, size, price, quantity } = line;
    const key = lineKey(line);
    const sku = prices.get(id)?.sku ?? '';
    const [targetPrice = '', note = ''] = [targets[key], lineNotes[key]];
    return { id, title, category, size, price, quantity, sku, targetPrice, note };
  });
}

const identityOf = ({ lines, notes, wantsOffer, buyer }: EnquiryContent) =>
  JSON.stringify([
    lines.map(({ id, size, quantity, price, targetPrice, note }) => [
      id,
      size,
      quantity,
      price,
      targetPrice.trim(),
      note.trim(),
    ]),
    wantsOffer,
    [notes, ...Object.values(buyer)].map((text) => text.trim()),
  ]);

export function isSameContent(a: EnquiryContent, b: EnquiryContent): boolean {
  return identityOf(a) === identityOf(b);
}
