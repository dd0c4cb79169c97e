import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { calendarDate } from '../../enquiry/calendarDate';
import { type Enquiry, type EnquiryContent, isSameContent } from '../../enquiry/enquiry';
import type { PreparedEnquiry } from '../../enquiry/parseEnquiries';
import { referenceCode, referenceOf } from '../../enquiry/reference';

const randomNumber = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/**
 * Gives an open enquiry a reference and a date. A reference names one content, so a change after preparing renews the
 * reference.
 * @param code random part of the reference; undefined for a new enquiry
 */
export function useOpenEnquiry(
  content: EnquiryContent,
  code: string | undefined,
  prepared: readonly PreparedEnquiry[],
  onCode: (code: string) => void,
): Enquiry {
  const date = useToday();
  const reference = referenceOf(date, code);
  const stored = prepared.find((enquiry) => enquiry.reference === reference);
  const needsCode = !code || (stored !== undefined && !isSameContent(stored, content));
  const renewCode = useEffectEvent(() => onCode(referenceCode(randomNumber)));
  useLayoutEffect(() => {
    if (needsCode) renewCode();
  }, [needsCode]);
  return { ...content, reference, date };
}

function onTabShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The visitor's date, as in `2026-11-23`. Empty on the server. */
function useToday(): string {
  return useSyncExternalStore(
    onTabShown,
    () => calendarDate(new Date()),
    () => '',
  );
}
