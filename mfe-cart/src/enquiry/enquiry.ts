import type { Cart, CartItem } from '@tanabana/runtime/cart/cart';
import type { PriceList } from '../cart/priceList';

/** Optional details of the buyer and the order; every field may be empty. */
export interface Buyer {
  readonly company: string;
  readonly name: string;
  /** Where it should be delivered. */
  readonly place: string;
  /** Date by which it is wished, as in `2027-01-20`. */
  readonly wishedDate: string;
}

/** A product of an enquiry. */
export interface EnquiryLine extends Pick<
  CartItem,
  'id' | 'title' | 'category' | 'size' | 'price' | 'quantity'
> {
  /** Article number; empty if it is not known. */
  readonly sku: string;
}

/** The requested lines, and the buyer. */
export interface EnquiryContent {
  readonly lines: readonly EnquiryLine[];
  readonly buyer: Buyer;
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

export const unnamedBuyer: Buyer = { company: '', name: '', place: '', wishedDate: '' };

/** The lines of an enquiry about a cart. @param prices the catalogue's list, for article numbers */
export function enquiryLines({ items }: Cart, prices: PriceList): EnquiryLine[] {
  return items.map(({ id, title, category, size, price, quantity }) => {
    const sku = prices.get(id)?.sku ?? '';
    return { id, title, category, size, price, quantity, sku };
  });
}

const identityOf = ({ lines, notes, buyer: { company, name, place, wishedDate } }: EnquiryContent) =>
  JSON.stringify([
    lines.map(({ id, size, quantity, price }) => [id, size, quantity, price]),
    [notes, company, name, place, wishedDate].map((text) => text.trim()),
  ]);

/** Whether two enquiries have the same lines and the same buyer. */
export function isSameContent(a: EnquiryContent, b: EnquiryContent): boolean {
  return identityOf(a) === identityOf(b);
}
