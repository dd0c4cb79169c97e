import { onChangedByOthers } from '@tanabana/contract/events/windowEvents';
import { browserStorage } from '@tanabana/shop/stored/browserStorage';
import { storedText } from '@tanabana/shop/stored/storedFields';
import * as v from 'valibot';
import { buyerSchema } from './buyer';
import { fuelSchema, noFuel } from './fuelRequest';
import type { LineRequests } from '../lines/answerLine';
import { randomCode } from './reference';

const DRAFT_KEY = 'tanabana_enquiry_draft';

/** Requests about lines of the cart. The keys are created by `lineKey`. Invalid requests are removed. */
const requestsOfLines = <Request>(isRequest: (stored: unknown) => stored is Request) =>
  v.pipe(
    v.optional(v.unknown(), {}),
    v.transform((stored) =>
      Object.fromEntries(
        Object.entries(stored ?? {}).filter((entry): entry is [string, Request] => isRequest(entry[1])),
      ),
    ),
  );

const textsOfLines = requestsOfLines((stored) => typeof stored === 'string');

const draftSchema = v.object({
  /** Random part of the enquiry's reference; undefined for a new enquiry. */
  code: v.fallback(v.optional(v.string()), undefined),
  /** Undefined until one of the buyer's fields is changed. */
  buyer: v.fallback(v.optional(buyerSchema), undefined),
  /** Request of an enquiry about fuel. */
  fuel: v.fallback(fuelSchema, noFuel),
  notes: storedText,
  wantsOffer: v.fallback(v.boolean(), false),
  /** Whether the mail is also addressed to the buyer. */
  wantsCopy: v.fallback(v.boolean(), false),
  /** Target prices as typed. */
  targets: textsOfLines,
  lineNotes: textsOfLines,
  measures: textsOfLines,
  samples: requestsOfLines((stored) => stored === true),
});

export type EnquiryDraft = Readonly<v.InferOutput<typeof draftSchema>>;

export const emptyDraft: EnquiryDraft = v.parse(draftSchema, {});

export function readDraft(): EnquiryDraft {
  try {
    return v.parse(draftSchema, JSON.parse(browserStorage.getItem(DRAFT_KEY) ?? '{}'));
  } catch {
    return emptyDraft;
  }
}

export type OpenDraft = EnquiryDraft & { readonly code: string };

/** The reference of a new enquiry has a random code. */
export function openDraft(): OpenDraft {
  const draft = readDraft();
  return { ...draft, code: draft.code ?? randomCode() };
}

export function storeDraft(draft: EnquiryDraft): void {
  browserStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** Deletes the stored draft, so that the fields are empty on the next visit. The displayed fields stay unchanged. */
export function forgetDraft(): void {
  browserStorage.removeItem(DRAFT_KEY);
}

/** Calls the listener when another tab may have changed the draft. Returns a function that unsubscribes. */
export function onDraftChanged(listener: () => void): () => void {
  const subscription = new AbortController();
  onChangedByOthers(DRAFT_KEY, listener, subscription.signal);
  return () => subscription.abort();
}

/** Removes the requests about all lines, which a replaced cart does not contain any more. */
export function withoutRequests(draft: EnquiryDraft): EnquiryDraft {
  const { targets, lineNotes, measures, samples } = emptyDraft;
  return { ...draft, targets, lineNotes, measures, samples };
}

export function withRequests<Draft extends EnquiryDraft>(draft: Draft, key: string, requests: LineRequests) {
  return {
    ...draft,
    targets: { ...draft.targets, [key]: requests.targetPrice },
    lineNotes: { ...draft.lineNotes, [key]: requests.note },
    measures: { ...draft.measures, [key]: requests.measure },
    samples: { ...draft.samples, [key]: requests.wantsSample },
  };
}
