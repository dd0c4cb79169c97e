import { tabStorage } from '@tanabana/runtime/stored/browserStorage';
import { storedText } from '@tanabana/runtime/stored/storedFields';
import * as v from 'valibot';
import { lineKey } from '@tanabana/runtime/cart/cart';
import { buyerSchema } from './enquiry';
import type { Answer, LineRequests } from '../filling/answerLine';
import { referenceCode } from './reference';

const DRAFT_KEY = 'tanabana_enquiry_draft';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Texts about lines of the cart. The keys are created by `lineKey`. */
const textsOfLines = v.pipe(
  v.optional(v.unknown(), {}),
  v.transform((stored) => Object.fromEntries(Object.entries(stored ?? {}).filter(isText))),
);

const draftSchema = v.object({
  /** Random part of the enquiry's reference; undefined for a new enquiry. */
  code: v.fallback(v.optional(v.string()), undefined),
  /** Undefined until one of the buyer's fields is changed. */
  buyer: v.fallback(v.optional(buyerSchema), undefined),
  notes: storedText,
  wantsOffer: v.fallback(v.boolean(), false),
  /** Target prices as typed. */
  targets: textsOfLines,
  lineNotes: textsOfLines,
});

export type EnquiryDraft = Readonly<v.InferOutput<typeof draftSchema>>;

export const emptyDraft: EnquiryDraft = v.parse(draftSchema, {});

/** Reads the draft of this tab. */
export function readDraft(): EnquiryDraft {
  try {
    return v.parse(draftSchema, JSON.parse(tabStorage.getItem(DRAFT_KEY) ?? '{}'));
  } catch {
    return emptyDraft;
  }
}

/** Draft of the enquiry that the page displays. */
export type OpenDraft = EnquiryDraft & { readonly code: string };

/** Reads the draft of this tab. The reference of a new enquiry has a random code. */
export function openDraft(): OpenDraft {
  const draft = readDraft();
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return { ...draft, code: draft.code ?? referenceCode(random) };
}

export function storeDraft(draft: EnquiryDraft): void {
  tabStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
}

/** Deletes the stored draft, so that the fields are empty on the next visit. The displayed fields stay unchanged. */
export function forgetDraft(): void {
  tabStorage.removeItem(DRAFT_KEY);
}

/** Adds the content of a linked enquiry to a draft. Fields that the visitor has filled in stay, and notes are added. */
export function addDetails(
  draft: EnquiryDraft,
  details: Pick<EnquiryDraft, 'buyer' | 'notes' | 'wantsOffer'> | undefined,
): EnquiryDraft {
  if (!details) return draft;
  const isNew = details.notes !== '' && !draft.notes.includes(details.notes);
  return {
    ...draft,
    buyer: draft.buyer ?? details.buyer,
    notes: isNew ? [draft.notes, details.notes].filter(Boolean).join('\n') : draft.notes,
    wantsOffer: draft.wantsOffer || details.wantsOffer,
  };
}

/** Requests about a line, with the key of the line. */
interface LineRequest extends LineRequests {
  readonly key: string;
}

/** Adds target prices and notes of lines to a draft. An empty text does not replace a text of the draft. */
export function addRequests(draft: EnquiryDraft, requests: readonly LineRequest[]): EnquiryDraft {
  const texts = (field: 'targetPrice' | 'note') =>
    Object.fromEntries(requests.filter((each) => each[field]).map((each) => [each.key, each[field]]));
  return {
    ...draft,
    targets: { ...draft.targets, ...texts('targetPrice') },
    lineNotes: { ...draft.lineNotes, ...texts('note') },
  };
}

/** Returns target prices and notes of the lines that can be ordered. */
export function requestsOf(answers: readonly Answer[]): LineRequest[] {
  return answers.flatMap(({ item, requests }) =>
    item && requests ? [{ key: lineKey(item), ...requests }] : [],
  );
}
