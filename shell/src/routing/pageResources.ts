import type { DocumentData } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { defaultExport } from '../remotes/remoteLoader';
import type { RemoteLoader } from '../remotes/remoteLoader';
import { createResource, type Resource } from '../remotes/resource';
import type { ReportFailure } from '../remotes/pageHealth';
import { createPrefetchedPage } from './prefetchedPage';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';

/** A page with the data it shows. */
export interface LoadedPage {
  readonly module: PageModule<unknown>;
  readonly data: unknown;
}

/** Returns the resource of a page; the same one for the same match of the same visit. */
export type PageResources = (match: RouteMatch, request: PageRequest) => Resource<LoadedPage>;

/** The pages' resources in a browser. */
interface BrowserPages {
  readonly pages: PageResources;
  /** Loads a page that the visitor is about to open, with its data. */
  readonly prefetchPage: (match: RouteMatch, request: PageRequest) => void;
}

/** Number of cached pages, which are shown at once when going back. */
const MAX_PAGES = 20;

/** Creates the pages' resources in the browser. The data of the document's own page is not loaded again. */
export function createPageResources(
  loader: RemoteLoader,
  initial: DocumentData['page'],
  report: ReportFailure,
): BrowserPages {
  const cache = new Map<string, Resource<LoadedPage>>();
  const prefetched = createPrefetchedPage<LoadedPage>();

  const loadPage = async ({ remote, expose }: RouteMatch, request: PageRequest, attempt: number) => {
    const module = pageModule(await loader(remote, expose, attempt));
    if (initial?.pathname === request.pathname) return { module, data: initial.data };
    return { module, data: await module.load?.(request) };
  };
  const loading = (match: RouteMatch, request: PageRequest) => (attempt: number) =>
    loadPage(match, request, attempt);
  const reporting =
    ({ remote, expose }: RouteMatch) =>
    (error: unknown) =>
      report({ remote, expose, kind: 'load', error });

  const prefetchPage: BrowserPages['prefetchPage'] = (match, request) => {
    if (!cache.has(request.pathname))
      prefetched.prefetch(request.pathname, loading(match, request), reporting(match));
  };

  const pages: PageResources = (match, request) => {
    const { pathname } = request;
    const resource =
      cache.get(pathname) ??
      prefetched.take(pathname) ??
      createResource(loading(match, request), reporting(match));
    // The visible page is never the oldest.
    cache.delete(pathname);
    cache.set(pathname, resource);
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return resource;
  };

  return { pages, prefetchPage };
}

function pageModule(loaded: unknown): PageModule<unknown> {
  return defaultExport(loaded) as PageModule<unknown>;
}
