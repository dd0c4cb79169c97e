import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type Enquiry, type EnquiryContent, isSameContent } from '../../enquiry/enquiry';
import { openReference } from '../../enquiry/openReference';
import type { PreparedEnquiry } from '../../enquiry/parseEnquiries';
import { referenceOf } from '../../enquiry/reference';
import { useToday } from './useToday';

/**
 * Gives what is being written a reference and a date. One reference means one content: what is changed after it was
 * prepared gets another.
 * @param prepared what was prepared in this browser
 */
export function useOpenEnquiry(content: EnquiryContent, prepared: readonly PreparedEnquiry[]): Enquiry {
  const date = useToday();
  const code = useSyncExternalStore(openReference.subscribe, openReference.read, () => undefined);
  const reference = referenceOf(date, code);
  const stored = prepared.find((enquiry) => enquiry.reference === reference);
  const needsCode = !code || (stored !== undefined && !isSameContent(stored, content));
  useLayoutEffect(() => {
    if (needsCode) openReference.renew();
  }, [needsCode]);
  return { ...content, reference, date };
}
