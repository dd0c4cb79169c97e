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
    sku && `SKU: ${sku}`,
    `Price: ${amount ? `${unitPrice} each, ${amount} in all` : unitPrice}`,
    targetPrice && `Target price: ${targetPrice} each`,
  ]
    .filter(Boolean)
    .join('\n   ');
}

/**
 * Writes subject and body of an enquiry (§7). The letter also contains details that §7 does not require: reference,
 * date, buyer, article numbers, prices, packing and a link to the cart.
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
    ...lines.map(paragraphOf),
    total && factLine(total),
    shipmentTexts(lines, prices).map(factLine).join('\n'),
    notes && `Additional Notes:\n${notes}`,
    `Open this list in the shop again (products, sizes and quantities, without notes):\n${origin}${cartLink(lines)}`,
    requestText(lines),
  ];
  return { subject: `Product Enquiry - ${brand}`, body: paragraphs.filter(Boolean).join('\n\n') };
}
