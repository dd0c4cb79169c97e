import type { DocumentData } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { defaultExport } from '../remotes/defaultExport';
import type { RemoteLoader } from '../remotes/remoteLoader';
import { createResource, type Resource } from '../remotes/resource';
import type { ReportFailure } from '../remotes/failure';
import { createPagesAhead } from './pagesAhead';
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
  readonly loadAhead: (match: RouteMatch, request: PageRequest) => void;
}

/** Number of cached pages, for going back without waiting. */
const MAX_PAGES = 20;

/** Creates the pages' resources in the browser. The data of the document's own page is not loaded again. */
export function createPageResources(
  loader: RemoteLoader,
  initial: DocumentData['page'],
  report: ReportFailure,
): BrowserPages {
  const cache = new Map<string, Resource<LoadedPage>>();
  const ahead = createPagesAhead<LoadedPage>(() => performance.now());

  const loadPage = async ({ remote, expose }: RouteMatch, request: PageRequest, attempt: number) => {
    const module = defaultExport(await loader(remote, expose, attempt)) as PageModule<unknown>;
    if (initial?.pathname === request.pathname) return { module, data: initial.data };
    return { module, data: await module.load?.(request) };
  };

  const loadAhead: BrowserPages['loadAhead'] = (match, request) => {
    if (!cache.has(request.pathname)) ahead.load(request.pathname, () => loadPage(match, request, 0));
  };

  const pages: PageResources = (match, request) => {
    const cached = cache.get(request.pathname);
    if (cached) {
      // The visible page is never the oldest.
      cache.delete(request.pathname);
      cache.set(request.pathname, cached);
      return cached;
    }
    const { remote, expose } = match;
    const load = (attempt: number): Promise<LoadedPage> =>
      (attempt === 0 ? ahead.take(request.pathname) : undefined) ?? loadPage(match, request, attempt);
    const resource = createResource(load, (error) => report({ remote, expose, kind: 'load', error }));
    cache.set(request.pathname, resource);
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return resource;
  };

  return { pages, loadAhead };
}
