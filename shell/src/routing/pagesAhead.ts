import type { PageRequest } from '@tanabana/runtime/contracts/page';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import { createResource, type Resource } from '../remotes/resource';

/** How long what was loaded ahead may be used, in milliseconds: records may change meanwhile. */
const FRESH_MS = 10_000;

/** Where a link leads. */
export type LinkTarget = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** A page that is loaded before it is opened. */
export interface PageAhead<Page> {
  readonly match: RouteMatch;
  readonly request: PageRequest;
  readonly target: LinkTarget;
  readonly resource: Resource<Page>;
}

/** Pages that are loaded before they are opened: the last one that a visitor aimed at. */
interface PagesAhead<Page> {
  /** Loads a page ahead, unless it is the one that was last. */
  readonly load: (
    page: Omit<PageAhead<Page>, 'resource'>,
    load: (attempt: number) => Promise<Page>,
    onFailure: (error: unknown) => void,
  ) => void;
  /**
   * What was or is being loaded ahead for a path. Nothing when it was not aimed at, is too old, or has failed before:
   * then the page is loaded as any other.
   */
  readonly find: (pathname: string) => Resource<Page> | undefined;
  /** Says that a page was opened. It stays what it is, however old it gets. @returns what was loaded ahead for it */
  readonly take: (pathname: string) => Resource<Page> | undefined;
  /** The page that is loaded, if there is one. */
  readonly ready: () => PageAhead<Page> | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPagesAhead<Page>(): PagesAhead<Page> {
  let ahead: PageAhead<Page> | undefined;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const moveTo = (next: PageAhead<Page> | undefined) => {
    ahead = next;
    notify();
  };
  const find = (pathname: string) => (ahead?.request.pathname === pathname ? ahead.resource : undefined);

  return {
    load: (page, load, onFailure) => {
      if (find(page.request.pathname)) return;
      const resource = createResource(load, (error) => {
        if (ahead === loading) moveTo(undefined);
        else onFailure(error);
      });
      const loading = { ...page, resource };
      moveTo(loading);
      resource.subscribe(() => {
        if (ahead === loading) notify();
      });
      setTimeout(() => {
        if (ahead === loading) moveTo(undefined);
      }, FRESH_MS);
    },
    find,
    take: (pathname) => {
      const taken = find(pathname);
      if (taken) moveTo(undefined);
      return taken;
    },
    ready: () => (ahead?.resource.isReady() ? ahead : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
