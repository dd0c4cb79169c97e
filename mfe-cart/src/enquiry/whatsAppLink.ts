import type { Cart } from '@tanabana/runtime/cart/cart';
import { plainLine } from './plainText';

/** Most lines that a message lists; the others are counted. */
const MAX_NAMED_LINES = 10;

/**
 * The link that opens a WhatsApp chat with a short form of the enquiry.
 * @param number the company's number in any spelling
 */
export function whatsAppLink(number: string, brand: string, { items }: Cart): string {
  const named = items
    .slice(0, MAX_NAMED_LINES)
    .map(({ title, size, quantity, id }) =>
      [`${quantity} × ${plainLine(title)}`, plainLine(size), `ID ${id}`].filter(Boolean).join(', '),
    );
  const others = items.length - named.length;
  const message = [
    `Product Enquiry - ${brand}`,
    ...named,
    ...(others > 0 ? [`and ${others} more, listed in my mail`] : []),
  ];
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message.join('\n'))}`;
}
