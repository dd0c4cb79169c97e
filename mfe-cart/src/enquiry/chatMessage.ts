import { contentsText } from '@tanabana/shop/cart/cart';
import { plainLine } from '@tanabana/shop/mail/plainText';
import { countOf } from '@tanabana/shop/text/formatCount';
import type { Enquiry } from './enquiry';
import { cartLink } from '../lines/cartLink';
import { buyerFacts, factLine, lineTexts } from './enquiryFacts';
import { enquiryLink } from './enquiryLink';
import { fuelFacts } from './fuelFacts';

/** Maximum length of a message, in characters. Chat programs hide the end of longer messages. */
const MAX_LENGTH = 900;

/** Maximum length of the link in a message. The rest is for the lines. */
const MAX_LINK_LENGTH = 500;

/**
 * Writes an enquiry as one short chat message: reference, articles with their units, and a link that opens the enquiry
 * in the shop. Lines that do not fit are counted, because the link contains them. A link that would be too long contains
 * the lines only, and the message names where and by when. If that link is too long as well, the details follow by email.
 * @param origin origin of the shop
 */
export function chatMessage(enquiry: Enquiry, origin: string): string {
  const { reference, lines, buyer, fuel } = enquiry;
  const sender = plainLine(buyer.company || buyer.name).slice(0, 60);
  const head = `Enquiry ${reference}${sender && ` from ${sender}`}: ${fuel ? 'fuel' : contentsText(lines)}`;
  if (fuel) return [head, ...fuelFacts(fuel).map(factLine)].join('\n').slice(0, MAX_LENGTH);
  const end = endOf(enquiry, origin);
  const articles = lines.map((line) => {
    const { sku, productId, size, quantity } = lineTexts(line);
    return `${[sku || productId, line.size && size].filter(Boolean).join(', ')} × ${quantity}`;
  });
  const room = MAX_LENGTH - `${head}\n\n… and ${countOf(lines.length, 'more line')}\n\n${end}`.length;
  let shown = 0;
  for (let length = 0; shown < articles.length; shown += 1) {
    length += (articles[shown]?.length ?? 0) + 1;
    if (length > room) break;
  }
  const left = articles.length - shown;
  const listed = [...articles.slice(0, shown), ...(left > 0 ? [`… and ${countOf(left, 'more line')}`] : [])];
  return [head, listed.join('\n'), end].join('\n\n');
}

/** Facts of the buyer that a quotation needs, without those by which the shop answers. */
const ASKED = ['Deliver to', 'Needed by', 'Delivery term'];

/** Maximum length of a fact, in characters. */
const MAX_FACT_LENGTH = 60;

function endOf(enquiry: Enquiry, origin: string): string {
  const whole = origin + enquiryLink(enquiry);
  if (whole.length <= MAX_LINK_LENGTH) return `All details: ${whole}`;
  const link = origin + cartLink(enquiry.lines);
  if (link.length > MAX_LINK_LENGTH) return 'The details follow by email.';
  const facts = buyerFacts(enquiry)
    .filter(({ label, value }) => ASKED.includes(label) && value)
    .map(({ label, value }) => factLine({ label, value: value.slice(0, MAX_FACT_LENGTH) }));
  return [...facts, `Lines: ${link}`, 'Prices and notes follow by email.'].join('\n');
}
