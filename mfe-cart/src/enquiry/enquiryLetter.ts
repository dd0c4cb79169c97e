import { isQuoted } from '@tanabana/runtime/cart/cart';
import type { Letter } from '@tanabana/runtime/mail/mailLink';
import type { PriceList } from '../cart/priceList';
import type { Enquiry, EnquiryLine } from './enquiry';
import { enquiryLink } from './enquiryLink';
import {
  type Fact,
  headFacts,
  lineTexts,
  notesText,
  requestText,
  shipmentTexts,
  totalFact,
  tradeFacts,
} from './enquiryTexts';

const factLine = ({ label, value }: Fact) => `${label}: ${value}`;

function paragraphOf(line: EnquiryLine, index: number, prices: PriceList): string {
  const texts = lineTexts(line);
  const { title, category, size, quantity, productId, sku, unitPrice, amount, targetPrice, note } = texts;
  return [
    `${index + 1}. ${title}`,
    `Category: ${category}`,
    `Size: ${size}`,
    `Quantity: ${quantity}`,
    `Product ID: ${productId}`,
    sku && `SKU: ${sku}`,
    `Price: ${amount ? `${unitPrice} each, ${amount} in all` : unitPrice}`,
    ...tradeFacts(line, prices).map(factLine),
    targetPrice && `Target price: ${targetPrice} each`,
    note && `Note: ${note}`,
  ]
    .filter(Boolean)
    .join('\n   ');
}

/**
 * Writes subject and body of an enquiry (§7). The letter also contains details that §7 does not require: reference,
 * date, buyer, article numbers, prices, customs codes, lead times, packing and a link that restores the enquiry.
 * @param prices the catalogue's price list, which also contains the packing
 * @param origin origin of the shop, for the link
 */
export function enquiryLetter(enquiry: Enquiry, prices: PriceList, brand: string, origin: string): Letter {
  const { lines } = enquiry;
  const total = totalFact(lines);
  const notes = notesText(enquiry);
  const paragraphs = [
    `Hello ${brand},`,
    headFacts(enquiry).map(factLine).join('\n'),
    'I would like to enquire about these products:',
    ...lines.map((line, index) => paragraphOf(line, index, prices)),
    total && factLine({ ...total, label: lines.some(isQuoted) ? 'Priced items' : total.label }),
    shipmentTexts(lines, prices).map(factLine).join('\n'),
    notes && `Additional Notes:\n${notes}`,
    `Open this enquiry in the shop again:\n${origin}${enquiryLink(enquiry)}`,
    requestText(lines),
  ];
  return { subject: `Product Enquiry - ${brand}`, body: paragraphs.filter(Boolean).join('\n\n') };
}
