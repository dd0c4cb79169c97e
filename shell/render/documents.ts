import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { Release } from '../composition/releases/releaseDocument';
import type { ServedRelease } from '../composition/releases/servedRelease';
import { createDocumentCache } from './documentCache';
import { emergencyDocument } from './emergencyDocument';
import { messageOf } from '@tanabana/artefacts/sandbox/messageOf';
import { pageOf, type AddressedPage } from './pageOf';
import { toRenderedDocument } from './renderDocument';
import type { Timing } from './timings';
import {
  TooManyRenders,
  type FailureOrigin,
  type RenderedDocument,
  type Renderer,
  type RenderFailure,
} from './renderTask';

/** Maximum age of a cached document, in milliseconds. Then random content changes (§3). */
const DOCUMENT_TTL_MS = 60_000;

/** Maximum age of a fallback document, in milliseconds. */
const LAST_GOOD_TTL_MS = 86_400_000;

/** Size of each of the two caches, in bytes. */
const MAX_CACHE_BYTES = 96 * 2 ** 20;

/** Two remotes may each need a fallback version, and then be omitted. */
const MAX_ATTEMPTS = 5;

/**
 * `none` is a complete page, `previous-version` contains a fallback version of a remote, `last-good-document`
 * is a cached document of the address, and `static` lacks remotes or is only a message with links.
 */
export type FallbackLevel = 'none' | 'previous-version' | 'last-good-document' | 'static';

export interface Answer {
  readonly document: RenderedDocument;
  readonly fallbackLevel: FallbackLevel;
  /** Cause of an emergency document. */
  readonly failure?: 'busy' | 'broken';
  /** Parts of the render; undefined when the document was cached. */
  readonly timings?: readonly Timing[];
}

/** Source of a document: cached, from a concurrent render, or rendered. */
type Lookup = 'hit' | 'shared' | 'miss';

interface DocumentsOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly currentSeed: () => number;
  readonly now: () => number;
  readonly onFailure: (failure: RenderFailure, origin: FailureOrigin, served: ServedRelease) => void;
  /** Names of remotes whose circuit breaker is open. Fallback versions replace them. */
  readonly openIn: (release: Release) => readonly string[];
  readonly onLookup?: (lookup: Lookup) => void;
}

/**
 * @param keepsGood whether documents of this release may be a fallback later
 * @param requestId for the log of failures
 */
export type Documents = (
  served: ServedRelease,
  url: URL,
  keepsGood: boolean,
  requestId?: string,
) => Promise<Answer & { readonly page: AddressedPage }>;

/** Renders each document once for all concurrent requests, and uses fallbacks when rendering fails. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { renderer, currentSeed, now, onFailure, openIn, onLookup } = options;
  const fresh = createDocumentCache(now, DOCUMENT_TTL_MS, MAX_CACHE_BYTES);
  const lastGood = createDocumentCache(now, LAST_GOOD_TTL_MS, MAX_CACHE_BYTES);
  const underWay = createSharedReads({ cache: false });

  const render = async (
    served: ServedRelease,
    pathname: string,
    { owner, search, route }: AddressedPage,
    keepsGood: boolean,
    requestId: string | undefined,
  ): Promise<Answer> => {
    const { release } = served;
    const address = pathname + search;
    const origin = { release: release.id, route, requestId };
    // In development a failing page must not be replaced.
    const fallback = () =>
      keepsGood && process.env.NODE_ENV !== 'development' ? lastGood.get(pathname) : undefined;
    const substitutes = createSubstitutes(served, openIn(release));
    const timings: Timing[] = [];
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const { replaced, leftOut } = substitutes.present();
        const good = leftOut.length > 0 && fallback();
        if (good) return { document: good, fallbackLevel: 'last-good-document' };
        const task = { address, origin, seed: currentSeed(), replaced, leftOut };
        const result = await renderer.render(served, owner, task).catch(failuresOfEnd);
        const { document, failures } = result;
        timings.push(...result.timings);
        failures.forEach(
          (failure) => 'message' in failure && onFailure(failure as RenderFailure, origin, served),
        );
        if (document) {
          const fallbackLevel = substitutes.level();
          if (fallbackLevel === 'none') {
            fresh.set(keyOf(served, address), document);
            if (keepsGood && search === '' && document.status === 200) lastGood.set(pathname, document);
          }
          return { document, fallbackLevel, timings };
        }
        failures.forEach(substitutes.add);
      }
      throw new Error(`${address} has no page after ${MAX_ATTEMPTS} attempts.`);
    } catch (error) {
      const isBusy = error instanceof TooManyRenders;
      const failure = { remote: 'shell', version: release.shell.version, message: messageOf(error) };
      if (!isBusy) onFailure(failure, origin, served);
      const good = fallback();
      if (good) return { document: good, fallbackLevel: 'last-good-document' };
      const document = toRenderedDocument(emergencyDocument(release.settings, isBusy));
      return { document, fallbackLevel: 'static', failure: isBusy ? 'busy' : 'broken' };
    }
  };

  return async (served, url, keepsGood, requestId) => {
    const page = pageOf(served.release, url);
    const key = keyOf(served, url.pathname + page.search);
    const document = fresh.get(key);
    if (document) {
      onLookup?.('hit');
      return { document, fallbackLevel: 'none', page };
    }
    let lookup: Lookup = 'shared';
    const answer = underWay(`${key} ${keepsGood}`, () => {
      lookup = 'miss';
      return render(served, url.pathname, page, keepsGood, requestId);
    });
    onLookup?.(lookup);
    return { ...(await answer), page };
  };
}

function keyOf({ release, overrides }: ServedRelease, address: string): string {
  return [release.id, JSON.stringify(overrides), address].join(' ');
}

/** Attributes a crash of a process to the version that caused it. The pool has reported the crash. */
function failuresOfEnd(error: unknown): {
  readonly document?: undefined;
  readonly failures: readonly CodeOwner[];
  readonly timings: readonly Timing[];
} {
  if (error instanceof ProcessEnded && error.culprit) return { failures: [error.culprit], timings: [] };
  throw error;
}

/** Replaces remotes that fail on a page by their fallback versions, then omits them. */
function createSubstitutes({ release, previous }: ServedRelease, resting: readonly string[]) {
  const replaced = new Set<string>();
  const leftOut = new Set<string>();
  const add = ({ remote, version }: CodeOwner) => {
    const isFallback = replaced.has(remote);
    const fallback = previous[remote];
    // Another version crashed the process of this page. The page is rendered again.
    const isOfPage = version === (isFallback ? fallback : release.remotes[remote])?.version;
    if (remote !== 'shell' && !isOfPage) return;
    if (!release.remotes[remote]) throw new Error('The shell failed.');
    if (!isFallback && fallback && fallback.version !== version) replaced.add(remote);
    else {
      replaced.delete(remote);
      leftOut.add(remote);
    }
  };
  for (const remote of resting) add({ remote, version: release.remotes[remote]?.version ?? '' });
  return {
    add,
    present: () => ({ replaced: [...replaced], leftOut: [...leftOut] }),
    level: (): FallbackLevel =>
      leftOut.size > 0 ? 'static' : replaced.size > 0 ? 'previous-version' : 'none',
  };
}
