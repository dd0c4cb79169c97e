import { readDraft, storeDraft } from './enquiryDraft';
import { addRequests } from './fillDraft';
import { requestsOfLine } from './lineRequests';

/**
 * Adds the requests about a line to those about the line that replaces it, in the stored draft. Both keys are created
 * by `lineKey`.
 */
export function moveStoredRequests(from: string, to: string): void {
  const draft = readDraft();
  storeDraft(addRequests(draft, [{ key: to, ...requestsOfLine(draft, from) }]));
}
