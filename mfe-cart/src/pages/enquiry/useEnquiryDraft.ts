import { useState } from 'react';
import { type EnquiryDraft, readDraft, storeDraft } from '../../enquiry/enquiryDraft';

/** Returns the draft of this tab, and a function that changes some of its fields. */
export function useEnquiryDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = (changed: Partial<EnquiryDraft>) => {
    const next = { ...draft, ...changed };
    storeDraft(next);
    setDraft(next);
  };
  return [draft, change] as const;
}
