import type { Settings } from '@tanabana/contract/settings/settings';
import { MINIMUM_ORDER_QUANTITY } from '@tanabana/shop/cart/cart';
import { perUnit, piecesText } from '@tanabana/shop/cart/saleUnit';
import { unitPrice } from '../cart/lineFacts';
import { plainLine, plainText } from '@tanabana/shop/mail/plainText';
import { formatRupees } from '@tanabana/shop/money/formatRupees';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { formatCount } from '@tanabana/shop/text/formatCount';
import type { PriceList } from '../cart/priceList';
import { hasPrice } from '../cart/soldLine';
import type { Enquiry } from './enquiry';
import type { EnquiryLine } from '../lines/enquiryLine';
import { packingText, packOf, unitOf } from '../cart/pack';
import { leadTime } from '../cart/leadTime';
import { shipmentFacts } from '../cart/shipment';
import { withCurrency } from '../cart/withCurrency';
import { dateInWords } from './calendarDate';
import { termText } from './deliveryTerms';
import type { Fact } from './fact';
import { lateLines } from './lateLines';

const amountOf = ({ price, quantity }: EnquiryLine) => price * quantity;

/** A missing category or size is `N/A` (§7). The amount of a line without a price is empty. */
export function lineTexts(line: EnquiryLine) {
  return {
    title: plainLine(line.title),
    category: plainLine(line.category) || 'N/A',
    size: withCentimetres(plainLine(line.size)) || 'N/A',
    quantity: formatCount(line.quantity),
    productId: String(line.id),
    sku: plainLine(line.sku),
    unitPrice: unitPrice(line, formatRupees),
    amount: hasPrice(line) ? formatRupees(amountOf(line)) : '',
    targetPrice: withCurrency(plainLine(line.targetPrice)),
  };
}

/** Asks about a line that the shop does not list any more as the buyer has chosen it. */
function questionText({ problem, size }: EnquiryLine): string {
  if (!problem) return '';
  if (problem === 'choice') return 'Which sizes do you have, and at which prices?';
  if (problem === 'stock') return 'This is sold out at present. When can you deliver it again?';
  const listed = problem === 'size' ? `the size ${withCentimetres(plainLine(size))}` : 'this product';
  return `You no longer list ${listed}. Can you still make it, or what comes closest?`;
}

/** Omits the target price. */
export function requestFacts(line: EnquiryLine): Fact[] {
  const { measure, wantsSample, note } = line;
  return [
    { label: 'Question', value: questionText(line) },
    { label: 'Sizes to measure', value: plainLine(measure) },
    { label: 'Sample', value: wantsSample ? 'please send one' : '' },
    { label: 'Note', value: plainLine(note) },
  ].filter(({ value }) => value);
}

/** Returns the pieces of units that have several, customs code, stock, lead time and packing of a line, as far as the catalogue publishes them. */
export function tradeFacts(line: EnquiryLine, prices: PriceList, dispatchTime: string | undefined): Fact[] {
  const product = prices.get(line.id);
  const offered = line.problem ? undefined : product;
  const pack = packOf(line, prices);
  const unit = unitOf(line, prices);
  const stock = offered?.trade?.isInStock ? `${MINIMUM_ORDER_QUANTITY} in stock` : 'made to order';
  return [
    { label: 'Unit', value: unit ? `${perUnit(unit)}, ${piecesText(line.quantity, unit)} in all` : '' },
    { label: 'HSN', value: product?.trade?.hsn ?? '' },
    { label: 'Stock', value: offered?.trade ? stock : '' },
    { label: 'Lead time', value: leadTime(line, offered, dispatchTime) },
    {
      label: 'Packing',
      value: pack ? packingText(line, pack) : '',
    },
  ].filter(({ value }) => value);
}

/** Returns the discount for which the buyer asks (§2.2), or nothing if the shop has none any more. */
export function offerFacts(
  { wantsOffer }: Pick<Enquiry, 'wantsOffer'>,
  { offer }: Pick<Settings, 'offer'>,
): Fact[] {
  return wantsOffer && offer ? [{ label: offer.name, value: offer.text }] : [];
}

export function termsOfOffer(offerUntil: string): string {
  return `Valid for one order per company, until ${dateInWords(offerUntil)}.`;
}

export function recordFacts({ reference, date }: Enquiry): Fact[] {
  return [
    { label: 'Reference', value: reference },
    { label: 'Date', value: dateInWords(date) },
  ];
}

/** The value of a missing detail is empty. */
export function buyerFacts({ buyer }: Pick<Enquiry, 'buyer'>): Fact[] {
  return [
    { label: 'Company', value: plainLine(buyer.company) },
    { label: 'Name', value: plainLine(buyer.name) },
    { label: 'Email', value: plainLine(buyer.email) },
    { label: 'Phone', value: plainLine(buyer.phone) },
    { label: 'Deliver to', value: plainLine(buyer.place) },
    { label: 'Needed by', value: dateInWords(buyer.wishedDate) || plainLine(buyer.wishedDate) },
    { label: 'Delivery term', value: termText(buyer) },
  ];
}

export function headFacts(enquiry: Enquiry, settings: Pick<Settings, 'offer'>): Fact[] {
  const facts = [...recordFacts(enquiry), ...buyerFacts(enquiry)].filter(({ value }) => value);
  return [...facts, ...offerFacts(enquiry, settings)];
}

/**
 * Returns the sum of the lines with a price, or undefined if no line has a price. The label is Subtotal if every line
 * has a price (§7).
 */
export function totalFact(lines: readonly EnquiryLine[]): Fact | undefined {
  const priced = lines.filter(hasPrice);
  if (priced.length === 0) return undefined;
  const value = formatRupees(priced.reduce((sum, line) => sum + amountOf(line), 0));
  return { label: priced.length === lines.length ? 'Subtotal' : 'Subtotal of priced items', value };
}

/** Describes packing and weight of the lines, as far as the catalogue publishes them, and what is not ready in time. */
export function shipmentTexts(enquiry: Enquiry, prices: PriceList, dispatchTime: string | undefined): Fact[] {
  return [
    ...shipmentFacts(enquiry.lines, prices, dispatchTime, 'buyer').map(({ label, value, note }) => ({
      label,
      value: note ? `${value} (${note})` : value,
    })),
    ...lateLines(enquiry, prices, enquiry.date).map(({ label, value }) => ({
      label,
      value: `${value}. Please tell me what is possible`,
    })),
  ];
}

export function notesText({ notes }: Pick<Enquiry, 'notes'>): string {
  return plainText(notes).trim();
}

export function requestText({ lines, fuel }: Pick<Enquiry, 'lines' | 'fuel'>): string {
  if (fuel) return 'Please send me the price, the calorific value and when you can deliver.';
  return `Please send me ${lines.every(hasPrice) ? '' : 'pricing, '}shipping, lead time and payment instructions.`;
}

export const factLine = ({ label, value }: Fact) => `${label}: ${value}`;
