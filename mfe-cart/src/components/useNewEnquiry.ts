import { useSession } from '@tanabana/shop/session/useSession';
import { useStored } from '@tanabana/shop/stored/useStored';
import { useSyncExternalStore } from 'react';
import { calendarDate } from '../enquiry/calendarDate';
import type { Enquiry, EnquiryContent } from '../enquiry/enquiry';
import type { OpenDraft } from '../enquiry/enquiryDraft';
import { enquiryStore, noEnquiries } from '../enquiry/enquiryStore';
import { knownBuyer } from '../enquiry/knownBuyer';
import { referenceOf } from '../enquiry/referenceOf';

/** Adds buyer, date and reference to the content of an enquiry. Use this hook only in browsers. */
export function useNewEnquiry(
  { code, buyer: typed }: Pick<OpenDraft, 'code' | 'buyer'>,
  content: Omit<EnquiryContent, 'buyer'>,
): Enquiry {
  const { sent: prepared } = useStored(enquiryStore) ?? noEnquiries;
  const { user } = useSession();
  const date = useSyncExternalStore(onTabShown, () => calendarDate(new Date()));
  const known = { ...content, buyer: typed ?? knownBuyer(prepared[0]?.buyer, user) };
  return { ...known, date, reference: referenceOf(known, date, code, prepared) };
}

function onTabShown(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
