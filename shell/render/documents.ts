import { settingsOfPages } from '@tanabana/contract/settings/settings';
import type { CodeOwner } from '@tanabana/sandbox/codeOwner';
import { ProcessEnded } from '@tanabana/sandbox/boundedProcess';
import { errorStack } from '@tanabana/contract/errors/errorText';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { servedKey, type ServedRelease } from '@tanabana/releases/releases/servedRelease';
import { jsonDocument } from './compressDocument';
import { createDocumentCache } from './documentCache';
import { emergencyDocument } from './emergencyDocument';
import type { Answer, Documents } from './pageAnswer';
import { pageOf, type AddressedPage } from './pageOf';
import {
  pageOwner,
  TooManyRenders,
  type FailureOrigin,
  type RenderedDocument,
  type Renderer,
  type RenderFailure,
  type RenderResult,
  type Timing,
} from './renderTask';
import { Substitutes } from './substitutes';

const DOCUMENT_TTL_MS = 60_000;

/** Maximum age of a fallback document, in milliseconds. */
const LAST_GOOD_TTL_MS = 86_400_000;

/**
 * Maximum number of attempts to render a page. If two remotes fail, each of them may fail in its live and its fallback
 * version, and one as a page that displays its own failure. The sixth attempt omits both remotes.
 */
const MAX_ATTEMPTS = 6;

interface DocumentsOptions {
  readonly renderer: Pick<Renderer, 'render'>;
  readonly measured: (version: CodeOwner, render: () => Promise<RenderResult>) => Promise<RenderResult>;
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

const unavailableData = () => jsonDocument({ message: 'The data cannot be loaded just now.' }, 503);

interface PageRequest {
  readonly served: ServedRelease;
  readonly page: AddressedPage;
  readonly address: string;
  readonly origin: FailureOrigin;
  readonly isData: boolean;
  readonly isWanted: () => boolean;
  /** Returns an earlier document of the release that may replace a page that fails. */
  readonly earlier: (path: string) => RenderedDocument | undefined;
}

/**
 * Renders each document once for all concurrent requests, and uses fallbacks when rendering fails.
 * @returns `drop` removes the documents of releases from all caches
 */
export function createDocuments(options: DocumentsOptions) {
  const { renderer, measured, currentSeed, now, onFailure, openIn, onLookup, fallbacks = true } = options;
  const fresh = createDocumentCache(now, DOCUMENT_TTL_MS);
  const lastGood = createDocumentCache(now, LAST_GOOD_TTL_MS);
  const shared = createSharedReads({ cache: false });
  /** Requests that wait for a shared render. */
  const waiting = new WeakMap<Promise<Answer>, (() => boolean)[]>();

  /** Renders once. Without a document, `failed` names the versions to substitute before the next attempt. */
  const attempt = async (
    { served, page, address, origin, isData, isWanted }: PageRequest,
    substitutes: Substitutes,
  ) => {
    const task = { address, origin, seed: currentSeed(), ...substitutes.task, ...(isData && { isData }) };
    const version = pageOwner(served, page.owner, task);
    try {
      const render = () => renderer.render(served, page.owner, task, isWanted);
      const { document, failures, timings } = await measured(version, render);
      for (const failure of failures) onFailure(failure, origin, served);
      return { document, timings, failed: failures };
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
      // `onFailure` is not called, because the pool has reported the crash.
      return { timings: [], failed: [error.culprit ?? version] };
    }
  };

  /**
   * Decides what replaces a page that fails: the last good document of the address in the same release, the fallback
   * version of the remote that failed, the page's own failure, or the page without the remote. Nothing replaces data,
   * because the browser would display the data of another version.
   */
  const renderWithSubstitutes = async (request: PageRequest): Promise<Answer> => {
    const { served, address, earlier, isData, page } = request;
    const broken = openIn(served.release);
    const substitutes = new Substitutes(
      served,
      isData ? broken.filter((remote) => remote === page.owner) : broken,
    );
    const timings: Timing[] = [];
    for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
      const { cause, isNeeded, task } = substitutes;
      const good = isNeeded && earlier(address);
      if (good) return { document: good, fallbackLevel: 'last-good-document', cause };
      if (isNeeded && isData)
        return { document: unavailableData(), fallbackLevel: 'static', cause, failure: 'broken' };
      const result = await attempt(request, substitutes);
      timings.push(...result.timings);
      const { document } = result;
      if (document) {
        const isPartial = task.omitted.length > 0 || task.showsFailure;
        const fallbackLevel = isPartial ? 'static' : isNeeded ? 'previous-version' : 'none';
        return { document, fallbackLevel, cause, timings };
      }
      result.failed.forEach((version) => substitutes.substitute(version));
    }
    throw new Error(`${address} has no page after ${MAX_ATTEMPTS} attempts.`);
  };

  const render = async (request: PageRequest): Promise<Answer> => {
    const { served, origin, address, earlier, isData } = request;
    const { release } = served;
    try {
      return await renderWithSubstitutes(request);
    } catch (error) {
      const isBusy = error instanceof TooManyRenders;
      const failure = { remote: 'shell', version: release.shell.version, message: errorStack(error) };
      if (!isBusy) onFailure(failure, origin, served);
      const good = earlier(address);
      const cause = isBusy ? undefined : failure;
      if (good) return { document: good, fallbackLevel: 'last-good-document', cause };
      const document = isData
        ? unavailableData()
        : emergencyDocument(settingsOfPages(release.settings), isBusy);
      return { document, fallbackLevel: 'static', cause, failure: isBusy ? 'busy' : 'broken' };
    }
  };

  const documents: Documents = async (
    served,
    url,
    canBeFallback,
    requestId,
    form = 'document',
    isOpen = () => true,
  ) => {
    const page = pageOf(served.release, url);
    const address = url.pathname + page.search;
    const release = servedKey(served);
    const isData = form === 'data';
    const key = `${release} ${isData ? 'data ' : ''}${address}`;
    const cached = fresh.get(key);
    if (cached) {
      onLookup?.('hit');
      return { document: cached, fallbackLevel: 'none', page };
    }
    let lookup: 'shared' | 'miss' = 'shared';
    const requests = [isOpen];
    const answer = shared(`${key} ${canBeFallback}`, async () => {
      lookup = 'miss';
      const origin = { release: served.release.id, route: page.route, requestId };
      const earlier = (path: string) =>
        canBeFallback && fallbacks ? lastGood.get(`${release} ${path}`) : undefined;
      const isWanted = () => requests.some((isStillOpen) => isStillOpen());
      const rendered = await render({ served, page, address, origin, isData, isWanted, earlier });
      const { document, fallbackLevel } = rendered;
      if (fallbackLevel === 'none' && document.status < 500) {
        fresh.set(key, document);
        if (canBeFallback && page.search === '' && document.status === 200) lastGood.set(key, document);
      }
      return rendered;
    });
    const joined = waiting.get(answer);
    if (joined) joined.push(isOpen);
    else waiting.set(answer, requests);
    onLookup?.(lookup);
    return { ...(await answer), page };
  };

  return {
    documents,
    drop: (releases: readonly string[]) => {
      for (const cache of [fresh, lastGood])
        for (const key of [...cache.keys()])
          if (releases.some((release) => key.startsWith(`${release} `))) cache.delete(key);
    },
  };
}
