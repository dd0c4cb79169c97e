import type { DocumentData } from '@tanabana/runtime/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/runtime/contracts/page';
import { defaultExport } from '../remotes/defaultExport';
import type { RemoteLoader } from '../remotes/remoteLoader';
import { createResource, type Resource } from '../remotes/resource';
import type { ReportFailure } from '../remotes/failure';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';

/** A page with the data it shows. */
export interface LoadedPage {
  readonly module: PageModule<unknown>;
  readonly data: unknown;
}

/** Finds the page of a match; the same match of the same visit gives the same resource. */
export type PageResources = (match: RouteMatch, request: PageRequest) => Resource<LoadedPage>;

/** Pages kept for going back without waiting. */
const MAX_PAGES = 20;

/**
 * Loads pages in the browser. The page that the document came with is not asked for its data again.
 */
export function createPageResources(
  loader: RemoteLoader,
  initial: DocumentData['page'],
  report: ReportFailure,
): PageResources {
  const kept = new Map<string, Resource<LoadedPage>>();

  return ({ remote, expose }, request) => {
    const known = kept.get(request.pathname);
    if (known) {
      // The one on the screen is never the oldest.
      kept.delete(request.pathname);
      kept.set(request.pathname, known);
      return known;
    }
    const load = async (attempt: number): Promise<LoadedPage> => {
      const module = defaultExport(await loader(remote, expose, attempt)) as PageModule<unknown>;
      if (initial?.pathname === request.pathname) return { module, data: initial.data };
      return { module, data: await module.load?.(request) };
    };
    const resource = createResource(load, (error) => report({ remote, expose, kind: 'load', error }));
    kept.set(request.pathname, resource);
    const oldest = kept.keys().next().value;
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest);
    return resource;
  };
}
