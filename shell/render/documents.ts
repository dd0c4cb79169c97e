import { ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { errorStack as messageOf } from '@tanabana/artefacts/errors/errorText';
import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import { LRUCache } from 'lru-cache';
import type { Release } from '@tanabana/artefacts/releases/releaseDocument';
import type { ServedRelease } from '../composition/releases/servedRelease';
import { emergencyDocument } from './emergencyDocument';
import { pageOf, type AddressedPage } from './pageOf';
import {
  pageOwner,
  TooManyRenders,
  type FailureOrigin,
  type RenderedDocument,
  type Renderer,
  type RenderFailure,
  type Timing,
} from './renderTask';

const DOCUMENT_TTL_MS = 60_000;

/** Maximum age of a fallback document, in milliseconds. */
const LAST_GOOD_TTL_MS = 86_400_000;

/** Maximum size of the cache of documents, and of the cache of fallback documents, in bytes. */
const MAX_CACHE_BYTES = 96 * 2 ** 20;

/**
 * Maximum number of attempts to render a page. If two remotes fail, each of them may fail in its live and its fallback
 * version. The fifth attempt omits both remotes.
 */
const MAX_ATTEMPTS = 5;

/**
 * Completeness of a response.
 *
 * - `none`: complete page
 * - `previous-version`: page with the fallback version of a remote
 * - `last-good-document`: earlier document of the path
 * - `static`: page without the remotes that failed, or a message with links
 */
export type FallbackLevel = 'none' | 'previous-version' | 'last-good-document' | 'static';

interface Answer {
  readonly document: RenderedDocument;
  readonly fallbackLevel: FallbackLevel;
  /** Reason for an emergency document. `busy`: too many pages are queued. `broken`: the shell failed. */
  readonly failure?: 'busy' | 'broken';
  /** Undefined when the document comes from the cache. */
  readonly timings?: readonly Timing[];
}

interface DocumentsOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly currentSeed: () => number;
  readonly now: () => number;
  readonly onFailure: (failure: RenderFailure, origin: FailureOrigin, served: ServedRelease) => void;
  /** Returns the remotes whose circuit breaker is open. A fallback version replaces each of these remotes. */
  readonly openIn: (release: Release) => readonly string[];
  /**
   * Called once for each request. `hit`: cached document. `shared`: document of a concurrent request. `miss`: new
   * render.
   */
  readonly onLookup?: (lookup: 'hit' | 'shared' | 'miss') => void;
  /** Whether an earlier document replaces a page that cannot be rendered. The default is true. */
  readonly fallbacks?: boolean | undefined;
}

/**
 * Returns the document of a URL.
 * @param canBeFallback whether the document may be stored as a fallback, and an earlier document may replace a failed
 * page
 * @param requestId id of the request, for the log of failures
 */
export type Documents = (
  served: ServedRelease,
  url: URL,
  canBeFallback: boolean,
  requestId?: string,
) => Promise<Answer & { readonly page: AddressedPage }>;

/** Renders each document once for all concurrent requests, and uses fallbacks when rendering fails. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { renderer, currentSeed, now, onFailure, openIn, onLookup, fallbacks = true } = options;
  const fresh = createDocumentCache(now, DOCUMENT_TTL_MS, MAX_CACHE_BYTES);
  const lastGood = createDocumentCache(now, LAST_GOOD_TTL_MS, MAX_CACHE_BYTES);
  const shared = createSharedReads({ cache: false });

  const render = async (
    served: ServedRelease,
    pathname: string,
    { owner, search, route }: AddressedPage,
    canBeFallback: boolean,
    requestId: string | undefined,
  ): Promise<Answer> => {
    const { release } = served;
    const address = pathname + search;
    const origin = { release: release.id, route, requestId };
    const fallback = () => (canBeFallback && fallbacks ? lastGood.get(pathname) : undefined);
    const { replaced, omitted, substitute } = createSubstitutes(served, openIn(release));
    const timings: Timing[] = [];
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const good = omitted.size > 0 && fallback();
        if (good) return { document: good, fallbackLevel: 'last-good-document' };
        const task = {
          address,
          origin,
          seed: currentSeed(),
          replaced: [...replaced],
          omitted: [...omitted],
        };
        const result = await renderer.render(served, owner, task).catch((error: unknown) => {
          if (!(error instanceof ProcessEnded)) throw error;
          return error;
        });
        if (result instanceof ProcessEnded) {
          // `onFailure` is not called, because the pool has reported the crash.
          substitute(result.culprit ?? pageOwner(served, owner, task));
          continue;
        }
        const { document, failures } = result;
        timings.push(...result.timings);
        for (const failure of failures) onFailure(failure, origin, served);
        if (document) {
          if (omitted.size > 0) return { document, fallbackLevel: 'static', timings };
          if (replaced.size > 0) return { document, fallbackLevel: 'previous-version', timings };
          fresh.set(keyOf(served, address), document);
          if (canBeFallback && search === '' && document.status === 200) lastGood.set(pathname, document);
          return { document, fallbackLevel: 'none', timings };
        }
        failures.forEach(substitute);
      }
      throw new Error(`${address} has no page after ${MAX_ATTEMPTS} attempts.`);
    } catch (error) {
      const isBusy = error instanceof TooManyRenders;
      const failure = { remote: 'shell', version: release.shell.version, message: messageOf(error) };
      if (!isBusy) onFailure(failure, origin, served);
      const good = fallback();
      if (good) return { document: good, fallbackLevel: 'last-good-document' };
      const document = emergencyDocument(release.settings, isBusy);
      return { document, fallbackLevel: 'static', failure: isBusy ? 'busy' : 'broken' };
    }
  };

  return async (served, url, canBeFallback, requestId) => {
    const page = pageOf(served.release, url);
    const key = keyOf(served, url.pathname + page.search);
    const document = fresh.get(key);
    if (document) {
      onLookup?.('hit');
      return { document, fallbackLevel: 'none', page };
    }
    let lookup: 'shared' | 'miss' = 'shared';
    const answer = shared(`${key} ${canBeFallback}`, () => {
      lookup = 'miss';
      return render(served, url.pathname, page, canBeFallback, requestId);
    });
    onLookup?.(lookup);
    return { ...(await answer), page };
  };
}

function keyOf({ release, overrides }: ServedRelease, address: string): string {
  return [release.id, JSON.stringify(overrides), address].join(' ');
}

/** Caches rendered documents by address. Evicts the least recently requested documents. @internal */
export function createDocumentCache(now: () => number, ttl: number, maxSize: number) {
  return new LRUCache<string, RenderedDocument>({
    maxSize,
    // Counts the Brotli encoding twice, because `zippedOnce` may cache a gzip encoding of similar size with the
    // document.
    sizeCalculation: ({ brotli, policy }) => 2 * brotli.length + policy.length,
    ttl,
    ttlResolution: 0,
    // Adds 1, because an entry that is set at time 0 would never expire.
    perf: { now: () => now() + 1 },
  });
}

/**
 * Collects the remotes that failed on a page. After its first failure, a remote is replaced by its fallback version.
 * After the second failure, the remote is omitted.
 */
function createSubstitutes({ release, previous }: ServedRelease, broken: readonly string[]) {
  const replaced = new Set<string>();
  const omitted = new Set<string>();
  const substitute = ({ remote, version }: CodeOwner) => {
    const isReplaced = replaced.has(remote);
    const fallback = previous[remote];
    // Code that the page does not use may have crashed the process. The page is then rendered again without changes.
    const isOfPage = version === (isReplaced ? fallback : release.remotes[remote])?.version;
    if (remote !== 'shell' && !isOfPage) return;
    if (!release.remotes[remote]) throw new Error('The shell failed.');
    if (!isReplaced && fallback && fallback.version !== version) replaced.add(remote);
    else {
      replaced.delete(remote);
      omitted.add(remote);
    }
  };
  for (const remote of broken) substitute({ remote, version: release.remotes[remote]?.version ?? '' });
  return { replaced, omitted, substitute };
}
