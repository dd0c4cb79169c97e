import { tabStorage } from '@tanabana/runtime/records/browserStorage';
import { storedText } from '@tanabana/runtime/records/storedFields';
import { useState } from 'react';
import * as v from 'valibot';
import { buyerSchema } from '../../enquiry/buyer';

const DRAFT_KEY = 'tanabana_enquiry_draft';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

const draftSchema = v.object({
  /** Random part of the enquiry's reference; undefined for a new enquiry. */
  code: v.fallback(v.optional(v.string()), undefined),
  /** Undefined until one of the buyer's fields is changed. */
  buyer: v.fallback(v.optional(buyerSchema), undefined),
  notes: storedText,
  wantsOffer: v.fallback(v.boolean(), false),
  /** Target prices as typed. The keys are created by `lineKey`. */
  targets: v.pipe(
    v.optional(v.unknown(), {}),
    v.transform((stored) => Object.fromEntries(Object.entries(stored ?? {}).filter(isText))),
  ),
});

export type EnquiryDraft = Readonly<v.InferOutput<typeof draftSchema>>;

function readDraft(): EnquiryDraft {
  try {
    return v.parse(draftSchema, JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}'));
  } catch {
    return v.parse(draftSchema, {});
  }
}

/** Returns the draft of this tab, and a function that changes some of its fields. */
export function useEnquiryDraft() {
  const [draft, setDraft] = useState(readDraft);
  const change = (changed: Partial<EnquiryDraft>) => {
    const next = { ...draft, ...changed };
    tabStorage.setItem(DRAFT_KEY, JSON.stringify(next));
    setDraft(next);
  };
  return [draft, change] as const;
}

/** Deletes the stored draft, so that the fields are empty on the next visit. The displayed fields stay unchanged. */
export function forgetEnquiryDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}
