import { lineKey } from '@tanabana/shop/cart/cart';
import type { PriceList } from '../cart/priceList';
import { skuOf, type SoldCart } from '../cart/soldLine';
import type { EnquiryLine } from '../lines/enquiryLine';
import type { Buyer } from './buyer';
import type { FuelRequest } from './fuelRequest';
import { type RequestsOfLines, requestsOfLine } from './lineRequests';

export interface EnquiryContent {
  /** Empty in an enquiry about fuel. */
  readonly lines: readonly EnquiryLine[];
  readonly fuel?: FuelRequest | undefined;
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
  { items }: SoldCart,
  prices: PriceList,
  requests: RequestsOfLines,
): EnquiryLine[] {
  return items.map((line) => {
    const { id, title, category, size, price, quantity, problem, optionName } = line;
    const product = prices.get(id);
    const sku = skuOf(line, product);
    const { measure, ...requested } = requestsOfLine(requests, lineKey(line));
    const known = { id, title, category, size, price, quantity, problem, optionName, sku, ...requested };
    return { ...known, measure: product && !product.isRug ? '' : measure };
  });
}

const identityOf = ({ lines, fuel, notes, wantsOffer, buyer }: EnquiryContent) =>
  JSON.stringify([
    lines.map(({ id, size, quantity, price, targetPrice, note, measure, wantsSample }) => [
      id,
      size,
      quantity,
      price,
      targetPrice.trim(),
      note.trim(),
      measure.trim(),
      wantsSample,
    ]),
    wantsOffer,
    [notes, ...Object.values(buyer), ...Object.values(fuel ?? {})].map((text) => text.trim()),
  ]);

export function isSameContent(a: EnquiryContent, b: EnquiryContent): boolean {
  return identityOf(a) === identityOf(b);
}
