import { type Enquiry, type EnquiryContent, isSameContent } from './enquiry';
import { nextCode } from './reference';

/**
 * If an enquiry with other content is stored with the reference, returns the next one, because the shop may already
 * have received the stored enquiry.
 */
export function referenceOf(
  content: EnquiryContent,
  date: string,
  code: string,
  stored: readonly Enquiry[],
): string {
  const reference = `TB-${date.replaceAll('-', '')}-${code}`;
  const other = stored.find((enquiry) => enquiry.reference === reference);
  if (!other || isSameContent(other, content)) return reference;
  return referenceOf(content, date, nextCode(code), stored);
}
