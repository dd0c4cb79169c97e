import { withTimeout } from '@tanabana/contract/async/withTimeout';
import type { LoadedPage } from '../../protocol/shellModule';
import type { DocumentData } from '@tanabana/contract/remotes/composition';
import type { RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { AskServer } from '@tanabana/contract/pages/askServer';
import type { PageModule, PageRequest } from '@tanabana/contract/pages/page';
import type { ReportFailure } from './pageHealth';
import { defaultExport, type RemoteLoader } from './remoteLoader';
import { createResource, pendingPromise, type Resource } from './resource';

/** Visits of one path share a resource. */
export type PageResources = (match: RouteMatch, request: PageRequest) => Resource<LoadedPage>;

const MAX_PAGES = 20;

/** Maximum duration of a page's `load`, in milliseconds: of two data files, one after the other. */
const DATA_TIMEOUT_MS = 16_000;

interface Prefetched {
  readonly pathname: string;
  readonly resource: Resource<LoadedPage>;
  /** Lets `load` of the page ask the server. */
  readonly open: (value?: unknown) => void;
  readonly expiresAt: number;
}

/** Maximum age of a prefetched page, in milliseconds. The data of an older page may have changed. */
const MAX_PREFETCH_AGE_MS = 10_000;

/** @param initial page of the document, whose data is not loaded again */
export function createPageResources(
  loader: RemoteLoader,
  initial: DocumentData['page'],
  report: ReportFailure,
) {
  const cache = new Map<string, Resource<LoadedPage>>();
  let prefetched: Prefetched | undefined;
  /** Prefetched pages that no visitor has opened. Their failures are ignored. */
  const unopened = new WeakSet<Resource<LoadedPage>>();

  const load = ({ remote, expose }: RouteMatch, request: PageRequest) => {
    const resource: Resource<LoadedPage> = createResource(
      async (attempt) => {
        const module = defaultExport(await loader(remote, expose, attempt)) as PageModule<unknown>;
        if (initial?.pathname === request.pathname) return { module, data: initial.data };
        try {
          const loading = Promise.resolve(module.load?.(request));
          return { module, data: await withTimeout(loading, DATA_TIMEOUT_MS) };
        } catch (error) {
          const { failure } = module;
          // A prefetched page that fails is loaded again when the visitor opens it.
          if (failure === undefined || unopened.has(resource)) throw error;
          report({ remote, expose, kind: 'load', error });
          return { module, data: failure };
        }
      },
      (error) => {
        if (prefetched?.resource === resource) prefetched = undefined;
        if (!unopened.has(resource)) report({ remote, expose, kind: 'load', error });
      },
    );
    return resource;
  };

  const freshPrefetched = (pathname: string) =>
    prefetched?.pathname === pathname && Date.now() < prefetched.expiresAt ? prefetched : undefined;

  /**
   * Loads a page with its data before the visitor opens the page. Failures are not reported, because a page that failed
   * is loaded again when the visitor opens it. The server is asked only when the visitor opens the page.
   */
  const prefetchPage = (match: RouteMatch, request: PageRequest) => {
    const { pathname, askServer } = request;
    if (cache.has(pathname) || freshPrefetched(pathname)) return;
    const { promise: opened, resolve: open } = pendingPromise<unknown>();
    const whenOpened: AskServer | undefined =
      askServer && ((...asked) => opened.then(() => askServer(...asked)));
    const resource = load(match, { ...request, askServer: whenOpened });
    unopened.add(resource);
    prefetched = { pathname, resource, open, expiresAt: Date.now() + MAX_PREFETCH_AGE_MS };
  };

  const pages: PageResources = (match, request) => {
    const { pathname } = request;
    const found = freshPrefetched(pathname);
    const resource = cache.get(pathname) ?? found?.resource ?? load(match, request);
    if (unopened.delete(resource)) found?.open();
    if (prefetched?.pathname === pathname) prefetched = undefined;
    // Moves the visible page to the end of the cache, because the first page of a full cache is evicted.
    cache.delete(pathname);
    cache.set(pathname, resource);
    const [oldest] = cache.keys();
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return resource;
  };

  return { pages, prefetchPage };
}
