import type { CountedPage } from './countedPages';
import { readDocumentToken } from './documentToken';
import type { Observations, Refusal } from './observations';
import type { ServedRelease } from '../../composition/releases/servedRelease';

export interface PageOfReportOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly observations: Observations;
}

/**
 * Finds the page of a report by the token of its document. A page that another server issued is counted now, so that
 * failures never outnumber pages.
 * @param served the live release and the canary
 * @returns the page and its release, or why the report is refused
 */
export function pageOfReport(
  { secret, now, observations }: PageOfReportOptions,
  token: string | undefined,
  served: readonly ServedRelease[],
): { readonly page: CountedPage; readonly of: ServedRelease } | { readonly refusal: Refusal } {
  if (token === undefined) return { refusal: 'tokenless' };
  const document = readDocumentToken(secret, token, now());
  if (document === undefined) return { refusal: 'forged' };
  if (document === 'expired') return { refusal: 'expired' };
  const of = served.find(({ release }) => release.id === document.release);
  if (!of) return { refusal: 'notServed' };
  const page = observations.pages.count(document);
  return page ? { page, of } : { refusal: 'overShare' };
}
