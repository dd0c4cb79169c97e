import { type EnquiryDraft, readDraft, storeDraft } from './enquiryDraft';
import { addRequests } from './fillDraft';
import { requestsOfLine } from './lineRequests';

/** Adds the requests about a line to those about the line that replaces it. Both keys are created by `lineKey`. */
export function moveRequests<Draft extends EnquiryDraft>(draft: Draft, from: string, to: string): Draft {
  return addRequests(draft, [{ key: to, ...requestsOfLine(draft, from) }]);
}

/** Moves requests in the stored draft of this tab. */
export function moveStoredRequests(from: string, to: string): void {
  storeDraft(moveRequests(readDraft(), from, to));
}
