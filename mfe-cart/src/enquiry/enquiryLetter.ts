import type { Settings } from '@tanabana/contract/settings/settings';
import { perUnit, pieceNote } from '@tanabana/shop/cart/saleUnit';
import type { Letter } from '@tanabana/shop/mail/mailLink';
import { plainLine } from '@tanabana/shop/mail/plainText';
import type { PriceList } from '../cart/priceList';
import { hasPrice } from '../cart/soldLine';
import type { Enquiry } from './enquiry';
import type { EnquiryLine } from '../lines/enquiryLine';
import { enquiryLink } from './enquiryLink';
import { unitOf } from '../cart/pack';
import { fuelFacts } from './fuelFacts';
import {
  lineTexts,
  requestFacts,
  tradeFacts,
  headFacts,
  totalFact,
  shipmentTexts,
  notesText,
  requestText,
  factLine,
} from './enquiryFacts';

function paragraphOf(
  line: EnquiryLine,
  index: number,
  prices: PriceList,
  dispatchTime: string | undefined,
): string {
  const texts = lineTexts(line);
  const { title, category, size, quantity, productId, sku, unitPrice, amount, targetPrice } = texts;
  const unit = unitOf(line, prices);
  return [
    `${index + 1}. ${title}`,
    `Category: ${category}`,
    `${plainLine(line.optionName ?? 'Size')}: ${size}`,
    `Quantity: ${quantity}`,
    `Product ID: ${productId}`,
    sku && `SKU: ${sku}`,
    `Price: ${amount ? `${unitPrice} ${perUnit(unit)}${pieceNote(line.price, unit)}, ${amount} in all` : unitPrice}`,
    ...tradeFacts(line, prices, dispatchTime).map(factLine),
    targetPrice && `Target price: ${targetPrice} ${perUnit(unit)}`,
    ...requestFacts(line).map(factLine),
  ]
    .filter(Boolean)
    .join('\n   ');
}

/**
 * Writes subject and body of an enquiry (§7). The letter also contains details that §7 does not require: reference,
 * date, buyer, article numbers, prices, customs codes, lead times, packing and a link that restores the enquiry.
 * A letter about fuel has the request instead of lines and link.
 * @param prices published products of the lines, which also contain the packing
 * @param origin origin of the shop, for the link
 */
export function enquiryLetter(
  enquiry: Enquiry,
  prices: PriceList,
  settings: Pick<Settings, 'brand' | 'dispatchTime' | 'offer'>,
  origin: string,
): Letter {
  const { lines, fuel } = enquiry;
  const { brand, dispatchTime } = settings;
  const total = totalFact(lines);
  const notes = notesText(enquiry);
  const paragraphs = [
    `Hello ${brand},`,
    headFacts(enquiry, settings).map(factLine).join('\n'),
    // Before the list, whose end mail programs may cut.
    !fuel && `Open this enquiry in the shop again:\n${origin}${enquiryLink(enquiry)}`,
    `I would like to enquire about ${fuel ? 'fuel' : 'these products'}:`,
    fuel && fuelFacts(fuel).map(factLine).join('\n'),
    ...lines.map((line, index) => paragraphOf(line, index, prices, dispatchTime)),
    total && factLine({ ...total, label: lines.every(hasPrice) ? total.label : 'Priced items' }),
    shipmentTexts(enquiry, prices, dispatchTime).map(factLine).join('\n'),
    notes && `Additional Notes:\n${notes}`,
    requestText(enquiry),
  ];
  return {
    subject: `${fuel ? 'Fuel' : 'Product'} Enquiry - ${brand}`,
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
