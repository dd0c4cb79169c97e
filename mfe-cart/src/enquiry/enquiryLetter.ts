import type { Letter } from '@tanabana/runtime/mail/mailLink';
import type { PriceList } from '../cart/priceList';
import { cartLink } from '../filling/cartLink';
import type { Enquiry, EnquiryLine } from './enquiry';
import {
  type Fact,
  headFacts,
  lineTexts,
  notesText,
  requestText,
  shipmentTexts,
  totalFact,
} from './enquiryTexts';

const factLine = ({ label, value }: Fact) => `${label}: ${value}`;

function paragraphOf(line: EnquiryLine, index: number): string {
  const { title, category, size, quantity, productId, sku, unitPrice, amount, targetPrice } = lineTexts(line);
  return [
    `${index + 1}. ${title}`,
    `Category: ${category}`,
    `Size: ${size}`,
    `Quantity: ${quantity}`,
    `Product ID: ${productId}`,
    ...(sku ? [`SKU: ${sku}`] : []),
    `Price: ${amount ? `${unitPrice} each, ${amount} in all` : unitPrice}`,
    ...(targetPrice ? [`Target price: ${targetPrice} each`] : []),
  ].join('\n   ');
}

/**
 * Writes subject and body of an enquiry (§7). Reference, date, buyer, article numbers, prices, packing and a link to the
 * cart are additions.
 * @param prices the catalogue's list, for packing
 * @param origin of the shop, for the link
 */
export function enquiryLetter(enquiry: Enquiry, prices: PriceList, brand: string, origin: string): Letter {
  const { lines } = enquiry;
  const head = headFacts(enquiry);
  const total = totalFact(lines);
  const shipment = shipmentTexts(lines, prices);
  const notes = notesText(enquiry);
  const paragraphs = [
    `Hello ${brand},`,
    ...(head.length > 0 ? [head.map(factLine).join('\n')] : []),
    'I would like to enquire about these products:',
    ...lines.map(paragraphOf),
    ...(total ? [factLine(total)] : []),
    ...(shipment.length > 0 ? [shipment.map(factLine).join('\n')] : []),
    ...(notes ? [`Additional Notes:\n${notes}`] : []),
    `Open this list in the shop again (products, sizes and quantities, without notes):\n${origin}${cartLink(lines)}`,
    requestText(lines),
  ];
  return { subject: `Product Enquiry - ${brand}`, body: paragraphs.join('\n\n') };
}
