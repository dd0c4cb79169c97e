import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import type { ServedRelease } from '@tanabana/releases/releases/servedRelease';
import type { AddressedPage } from './pageOf';
import type { RenderedDocument, Timing } from './renderTask';

/**
 * Completeness of a response.
 *
 * - `none`: complete page
 * - `previous-version`: page with the fallback version of a remote
 * - `last-good-document`: earlier document of the address in the same release
 * - `static`: page that displays its own failure, page without the remotes that failed, or a message with links
 */
export type FallbackLevel = 'none' | 'previous-version' | 'last-good-document' | 'static';

export interface Answer {
  readonly document: RenderedDocument;
  readonly fallbackLevel: FallbackLevel;
  /** Version whose failure caused the fallback. Undefined without a fallback, and when too many pages are queued. */
  readonly cause?: CodeOwner | undefined;
  /** Reason for an emergency document. `busy`: too many pages are queued. `broken`: the shell failed. */
  readonly failure?: 'busy' | 'broken';
  /** Undefined when the document comes from the cache. */
  readonly timings?: readonly Timing[];
}

/**
 * @param canBeFallback whether the document may be stored as a fallback, and an earlier document may replace a failed
 * page
 * @param requestId id of the request, for the log of failures
 * @param form `data`: the data of the page as JSON. Nothing replaces data that cannot be loaded.
 * @param isOpen whether the request is still open. A queued page whose requests have all ended is not rendered.
 */
export type Documents = (
  served: ServedRelease,
  url: URL,
  canBeFallback: boolean,
  requestId?: string,
  form?: 'document' | 'data',
  isOpen?: () => boolean,
) => Promise<Answer & { readonly page: AddressedPage }>;

export type PageAnswer = Awaited<ReturnType<Documents>>;
