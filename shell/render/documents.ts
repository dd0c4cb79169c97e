import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type { CodeOwner } from '@tanabana/artefacts/sandbox/codeOwner';
import { ProcessEnded } from '@tanabana/artefacts/sandbox/boundedProcess';
import type { Release } from '../composition/releases/releaseDocument';
import type { ServedRelease } from '../composition/releases/servedRelease';
import { createDocumentCache } from './documentCache';
import { emergencyDocument } from './emergencyDocument';
import { messageOf } from './messageOf';
import { pageOf, type AddressedPage } from './pageOf';
import { toRenderedDocument } from './renderDocument';
import { TooManyRenders, type RenderedDocument, type Renderer, type RenderFailure } from './renderTask';

/** Longest life of a cached document, in milliseconds: what is drawn at random is drawn anew after it (§3). */
const DOCUMENT_TTL_MS = 60_000;

/** How long the last good document of a path can be a fallback, in milliseconds: a day. */
const LAST_GOOD_TTL_MS = 86_400_000;

/** Memory that each of the two caches may take, in bytes. */
const MAX_CACHE_BYTES = 96 * 2 ** 20;

/** Attempts at one page: each of two remotes may need its fallback version, and then be left out. */
const MAX_ATTEMPTS = 5;

/**
 * How much of a page could be had: all of it; all of it, with the last good version of a remote that failed; the
 * last good document of its address; or the layout with words and links.
 */
export type FallbackLevel = 'none' | 'previous-version' | 'last-good-document' | 'static';

export interface Answer {
  readonly document: RenderedDocument;
  readonly fallbackLevel: FallbackLevel;
  /** Why not even the layout could be rendered, where there is nothing but words and links. */
  readonly failure?: 'busy' | 'broken';
}

/** How a document was had: out of the cache, from a render that was under way, or from one of its own. */
type Lookup = 'hit' | 'shared' | 'miss';

interface DocumentsOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  /** Returns the seed of a document, a whole number below 2³². */
  readonly currentSeed: () => number;
  readonly now: () => number;
  /** Reports a failure during rendering. */
  readonly onFailure: (release: string, failure: RenderFailure) => void;
  /** Names of the remotes whose circuit breaker is open; they are rendered from their fallback. */
  readonly openIn: (release: Release) => readonly string[];
  /** Reports whether a document was cached. */
  readonly onLookup?: (lookup: Lookup) => void;
}

/**
 * Gives the document of an address.
 * @param keepsGood whether documents of this release may be a fallback later
 * @returns with the page that it is of
 */
export type Documents = (
  served: ServedRelease,
  url: URL,
  keepsGood: boolean,
) => Promise<Answer & { readonly page: AddressedPage }>;

/** Renders each document once for all concurrent requests, and falls back a level when rendering fails. */
export function createDocuments(options: DocumentsOptions): Documents {
  const { renderer, currentSeed, now, onFailure, openIn, onLookup } = options;
  const fresh = createDocumentCache(now, DOCUMENT_TTL_MS, MAX_CACHE_BYTES);
  const lastGood = createDocumentCache(now, LAST_GOOD_TTL_MS, MAX_CACHE_BYTES);
  const underWay = createSharedReads({ cache: false });

  const render = async (
    served: ServedRelease,
    pathname: string,
    { owner, search }: AddressedPage,
    keepsGood: boolean,
  ): Promise<Answer> => {
    const { release } = served;
    const address = pathname + search;
    const fallback = () => (keepsGood ? lastGood.get(pathname) : undefined);
    const substitutes = createSubstitutes(served, openIn(release));
    try {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const { replaced, leftOut } = substitutes.present();
        const good = leftOut.length > 0 && fallback();
        if (good) return { document: good, fallbackLevel: 'last-good-document' };
        const task = { address, seed: currentSeed(), replaced, leftOut };
        const { document, failures } = await renderer.render(served, owner, task).catch(failuresOfEnd);
        failures.forEach(
          (failure) => 'message' in failure && onFailure(release.id, failure as RenderFailure),
        );
        if (document) {
          const fallbackLevel = substitutes.level();
          if (fallbackLevel === 'none') {
            fresh.set(keyOf(served, address), document);
            if (keepsGood && search === '' && document.status === 200) lastGood.set(pathname, document);
          }
          return { document, fallbackLevel };
        }
        failures.forEach(substitutes.add);
      }
      throw new Error(`${address} has no page after ${MAX_ATTEMPTS} attempts.`);
    } catch (error) {
      const isBusy = error instanceof TooManyRenders;
      if (!isBusy)
        onFailure(release.id, { remote: 'shell', version: release.shell.version, message: messageOf(error) });
      const good = fallback();
      if (good) return { document: good, fallbackLevel: 'last-good-document' };
      const document = toRenderedDocument(emergencyDocument(release.settings, isBusy));
      return { document, fallbackLevel: 'static', failure: isBusy ? 'busy' : 'broken' };
    }
  };

  return async (served, url, keepsGood) => {
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
      return render(served, url.pathname, page, keepsGood);
    });
    onLookup?.(lookup);
    return { ...(await answer), page };
  };
}

function keyOf({ release, overrides }: ServedRelease, address: string): string {
  return [release.id, JSON.stringify(overrides), address].join(' ');
}

/** The crash of a process is attributed to the version that caused it; the pool has reported it. */
function failuresOfEnd(error: unknown): {
  readonly document?: undefined;
  readonly failures: readonly CodeOwner[];
} {
  if (error instanceof ProcessEnded && error.culprit) return { failures: [error.culprit] };
  throw error;
}

/** What takes the place of remotes that fail on a page: first their fallback versions, then nothing. */
function createSubstitutes({ release, previous }: ServedRelease, resting: readonly string[]) {
  const replaced = new Set<string>();
  const leftOut = new Set<string>();
  const add = ({ remote, version }: CodeOwner) => {
    const isFallback = replaced.has(remote);
    const fallback = previous[remote];
    // Another version ended the process that rendered this page by chance: the page is tried again as it is.
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
