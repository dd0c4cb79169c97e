import { lineKey } from '@tanabana/runtime/cart/cart';
import type { Answer, LineRequests } from '../filling/answerLine';
import { requestsOfLine } from './lineRequests';
import { type EnquiryDraft, withRequests } from './enquiryDraft';

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

/** Adds requests about lines to a draft. An empty text does not replace a text of the draft. */
export function addRequests(draft: EnquiryDraft, requests: readonly LineRequest[]): EnquiryDraft {
  return requests.reduce((filled, { key, targetPrice, note, measure, wantsSample }) => {
    const present = requestsOfLine(filled, key);
    return withRequests(filled, key, {
      targetPrice: targetPrice || present.targetPrice,
      note: note || present.note,
      measure: measure || present.measure,
      wantsSample: wantsSample || present.wantsSample,
    });
  }, draft);
}

/** Returns the requests about the lines that can be ordered. */
export function requestsOf(answers: readonly Answer[]): LineRequest[] {
  return answers.flatMap(({ item, requests }) =>
    item && requests ? [{ key: lineKey(item), ...requests }] : [],
  );
}
