import { tabStorage } from '@tanabana/runtime/records/browserStorage';
import { storedText } from '@tanabana/runtime/records/storedFields';
import { useState } from 'react';
import * as v from 'valibot';
import { buyerSchema } from '../../enquiry/enquiry';

const DRAFT_KEY = 'tanabana_enquiry_draft';

const draftSchema = v.object({
  /** Random part of the reference; undefined for a new enquiry. */
  code: v.optional(v.string()),
  /** Undefined until one of the buyer's fields is changed. */
  buyer: v.optional(buyerSchema),
  notes: storedText,
  wantsOffer: v.fallback(v.boolean(), false),
  targets: v.fallback(v.record(v.string(), v.string()), {}),
});

export type EnquiryDraft = Readonly<v.InferOutput<typeof draftSchema>>;

const storedDraft = v.fallback(v.pipe(v.string(), v.parseJson(), draftSchema), v.parse(draftSchema, {}));

/** Returns the draft of this tab, and a function that changes some of its fields. */
export function useEnquiryDraft() {
  const [draft, setDraft] = useState(() => v.parse(storedDraft, tabStorage.getItem(DRAFT_KEY)));
  const change = (changed: Partial<EnquiryDraft>) => {
    const next = { ...draft, ...changed };
    tabStorage.setItem(DRAFT_KEY, JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change] as const;
}

/** Makes the page start empty on the next visit. Displayed fields stay. */
export function forgetEnquiryDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}
