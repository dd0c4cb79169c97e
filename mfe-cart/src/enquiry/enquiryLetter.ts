import { type Cart, type CartItem, hasRug, subtotal } from '@tanabana/runtime/cart/cart';
import { formatRupees } from '@tanabana/runtime/money/formatRupees';

/** The text of an enquiry (§7). */
export interface EnquiryLetter {
  readonly subject: string;
  /** Lines end with `\n`. */
  readonly body: string;
}

interface Enquiry {
  readonly cart: Cart;
  /** As typed. */
  readonly notes: string;
  readonly brand: string;
}

function paragraphOf({ title, category, size, quantity, id }: CartItem, index: number): string {
  return [
    `${index + 1}. ${plainLine(title)}`,
    `Category: ${plainLine(category) || 'N/A'}`,
    `Size: ${plainLine(size) || 'N/A'}`,
    `Quantity: ${quantity}`,
    `Product ID: ${id}`,
  ].join('\n   ');
}

/**
 * Writes subject and body of an enquiry (§7): the lines, a subtotal if there is no rug, the notes, and the
 * request.
 */
export function enquiryLetter({ cart, notes, brand }: Enquiry): EnquiryLetter {
  const quoted = hasRug(cart);
  const customerNotes = plainText(notes).trim();
  const paragraphs = [
    `Hello ${brand},`,
    'I would like to enquire about these products:',
    ...cart.items.map(paragraphOf),
    ...(quoted ? [] : [`Subtotal: ${formatRupees(subtotal(cart))}`]),
    ...(customerNotes ? [`Additional Notes:\n${customerNotes}`] : []),
    `Please send me ${quoted ? 'pricing, ' : ''}shipping, lead time and payment instructions.`,
  ];
  return { subject: `Product Enquiry - ${brand}`, body: paragraphs.join('\n\n') };
}

/** The whole letter as one text, for ways to send it that have no subject. */
export function letterText({ subject, body }: EnquiryLetter): string {
  return `${subject}\n\n${body}`;
}

/**
 * Characters that cannot be encoded in an address or have no meaning in a letter: lone surrogates and control
 * characters.
 */
const UNREADABLE = /\p{Surrogate}|[^\P{Cc}\n\t]/gu;

/**
 * Prepares typed text for a letter: line breaks become `\n`, unreadable characters are replaced.
 * @internal
 */
export function plainText(typed: string): string {
  return typed.replaceAll(/\r\n?/g, '\n').replaceAll(UNREADABLE, '\uFFFD');
}

/**
 * Like {@link plainText}, on one line.
 * @internal
 */
export function plainLine(typed: string): string {
  return plainText(typed).replaceAll(/\s+/g, ' ').trim();
}
