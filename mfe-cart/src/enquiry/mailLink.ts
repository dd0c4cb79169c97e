import type { EnquiryLetter } from './enquiryLetter';

/** Characters from which mail programs begin to cut a link. */
const MAX_LINK_LENGTH = 2_000;

/**
 * The link that opens a prepared mail (RFC 6068). Everything but the address is encoded, so that nothing in the
 * letter can add a recipient or a header.
 * @param recipient the company's enquiry address
 */
export function mailLink(recipient: string, { subject, body }: EnquiryLetter): string {
  const to = encodeURIComponent(recipient).replace('%40', '@');
  const text = body.replaceAll('\n', '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** Whether a link is so long that some mail programs would cut the letter. */
export function mayBeCut(link: string): boolean {
  return link.length > MAX_LINK_LENGTH;
}
