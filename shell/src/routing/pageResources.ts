import type { DocumentData } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { defaultExport } from '../remotes/defaultExport';
import type { RemoteLoader } from '../remotes/remoteLoader';
import { createResource, type Resource } from '../remotes/resource';
import type { ReportFailure } from '../remotes/failure';
import { createPagesAhead, type LinkTarget, type PageAhead } from './pagesAhead';
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
  readonly loadAhead: (match: RouteMatch, request: PageRequest, target: LinkTarget) => void;
  readonly ahead: AheadPages;
}

/** What is loaded ahead, for whoever shows it. */
export interface AheadPages {
  /** The page that is loaded, if there is one. */
  readonly ready: () => PageAhead<LoadedPage> | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads the module of a page, whose data is fetched when it is known which page of its kind is opened.
   * @returns nothing when it cannot be loaded: it is asked for again when it is needed
   */
  readonly run: (page: Pick<RouteMatch, 'remote' | 'expose'>) => Promise<PageModule<unknown> | undefined>;
  /** Says that a page is shown: it is kept, as every page of the visit. */
  readonly opened: (pathname: string) => void;
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
  const { load: loadPageAhead, find, take, ready, subscribe } = createPagesAhead<LoadedPage>();

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

  const loadAhead: BrowserPages['loadAhead'] = (match, request, target) => {
    if (!cache.has(request.pathname))
      loadPageAhead({ match, request, target }, loading(match, request), reporting(match));
  };

  const keep = (pathname: string, resource: Resource<LoadedPage>) => {
    // The visible page is never the oldest.
    cache.delete(pathname);
    cache.set(pathname, resource);
    const oldest = cache.keys().next().value;
    if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
    return resource;
  };

  const pages: PageResources = (match, request) => {
    const { pathname } = request;
    // What is ahead may be shown hidden, and is kept when it is opened.
    const ahead = cache.has(pathname) ? undefined : find(pathname);
    if (ahead) return ahead;
    return keep(pathname, cache.get(pathname) ?? createResource(loading(match, request), reporting(match)));
  };

  const opened = (pathname: string) => {
    const resource = take(pathname);
    if (resource) keep(pathname, resource);
  };

  const run: AheadPages['run'] = ({ remote, expose }) =>
    loader(remote, expose, 0).then(pageModule, () => undefined);

  return { pages, loadAhead, ahead: { ready, subscribe, run, opened } };
}

function pageModule(loaded: unknown): PageModule<unknown> {
  return defaultExport(loaded) as PageModule<unknown>;
}
