import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type Enquiry, type EnquiryContent, isSameContent } from '../../enquiry/enquiry';
import { openReference } from '../../enquiry/openReference';
import type { SentEnquiry } from '../../enquiry/parseEnquiries';
import { referenceOf } from '../../enquiry/reference';
import { useToday } from './useToday';

/**
 * Gives what is being written a reference and a date. One reference means one content: what is changed after it was
 * sent gets another.
 * @param sent what was sent from this browser
 */
export function useOpenEnquiry(content: EnquiryContent, sent: readonly SentEnquiry[]): Enquiry {
  const date = useToday();
  const code = useSyncExternalStore(openReference.subscribe, openReference.read, () => undefined);
  const reference = referenceOf(date, code);
  const stored = sent.find((enquiry) => enquiry.reference === reference);
  const needsCode = !code || (stored !== undefined && !isSameContent(stored, content));
  useLayoutEffect(() => {
    if (needsCode) openReference.renew();
  }, [needsCode]);
  return { ...content, reference, date };
}
