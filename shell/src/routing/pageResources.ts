import type { DocumentData } from '@tanabana/shared/contracts/composition';
import type { PageModule, PageRequest } from '@tanabana/shared/contracts/page';
import type { RemoteLoader } from '../federation/remoteLoader';
import { createResource, type Resource } from '../federation/resource';
import type { ReportFailure } from '../regions/reportFailure';
import type { RouteMatch } from './matchRoute';

/** A page with the data it shows. */
export interface LoadedPage {
  readonly module: PageModule<unknown>;
  readonly data: unknown;
}

/** Finds the page of a match; the same match of the same visit gives the same resource. */
export type PageResources = (match: RouteMatch, request: PageRequest) => Resource<LoadedPage>;

/** Pages kept for going back without waiting. */
const MOST_PAGES = 20;

/** The default export of a module, whatever kind of module it came as. */
export function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module ? module.default : module;
}

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
    if (kept.size > MOST_PAGES && oldest !== undefined) kept.delete(oldest);
    return resource;
  };
}
