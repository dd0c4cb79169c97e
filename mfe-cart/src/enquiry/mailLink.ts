import type { EnquiryLetter } from './enquiryLetter';

/** Longest link that all common mail programs take whole, in characters. */
const MAX_LINK_LENGTH = 2_000;

/**
 * The link that opens a prepared mail (RFC 6068). Everything but the recipient is encoded, so that the letter
 * cannot add a recipient or a header.
 * @param recipient the company's enquiry address
 */
export function mailLink(recipient: string, { subject, body }: EnquiryLetter): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether some mail programs would cut a link of this length. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
