import { useState } from 'react';
import type { Buyer, TargetPrices } from '../../enquiry/enquiry';

/** Fields of the enquiry page as typed. */
export interface EnquiryDraft {
  /** Undefined until one of the buyer's fields is changed. */
  readonly buyer: Buyer | undefined;
  readonly notes: string;
  readonly wantsOffer: boolean;
  readonly targets: TargetPrices;
}

const emptyDraft: EnquiryDraft = { buyer: undefined, notes: '', wantsOffer: false, targets: {} };

/** Draft that the page displays when the visitor returns in this tab. */
let restored = emptyDraft;

/** Returns the draft, and a function that changes some of its fields. */
export function useEnquiryDraft() {
  const [draft, setDraft] = useState(() => restored);
  const change = (changed: Partial<EnquiryDraft>) => {
    restored = { ...draft, ...changed };
    setDraft(restored);
  };
  return [draft, change] as const;
}

/** Makes the page start empty on the next visit. Displayed fields stay. */
export function forgetEnquiryDraft(): void {
  restored = emptyDraft;
}
