import { lineKey } from '@tanabana/shop/cart/cart';
import { withCurrency } from '../cart/withCurrency';
import type { Answer, LineRequests } from '../lines/answerLine';
import { requestsOfLine } from './lineRequests';
import { type EnquiryDraft, withRequests } from './enquiryDraft';

/** Fields that the visitor has filled in stay, and notes are added. */
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

interface LineRequest extends LineRequests {
  readonly key: string;
}

/** Separates the texts of lines that were joined. */
const SEPARATOR = '; ';

/** Returns the distinct texts of two lines that meet. */
function joined(present: string, added: string, written = (text: string) => text): string {
  const texts = new Set([present, added].flatMap((text) => text.split(SEPARATOR)).filter(Boolean));
  return texts.size > 1 ? [...texts].map(written).join(SEPARATOR) : added || present;
}

/** If two lines meet, the texts of both are joined, so that none is lost. */
export function addRequests<Draft extends EnquiryDraft>(
  draft: Draft,
  requests: readonly LineRequest[],
): Draft {
  return requests.reduce<Draft>((filled, { key, targetPrice, note, measure, wantsSample }) => {
    const present = requestsOfLine(filled, key);
    return withRequests(filled, key, {
      targetPrice: joined(present.targetPrice, targetPrice, withCurrency),
      note: joined(present.note, note),
      measure: joined(present.measure, measure),
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
