import { tracked } from '../remotes/resource';

/** How long what was loaded ahead may be used, in milliseconds: records may change meanwhile. */
const FRESH_MS = 10_000;

/** Pages that are loaded before they are opened: the last one that a visitor aimed at. */
interface PagesAhead<Page> {
  /** Loads a page ahead, unless it is the one that was last. */
  readonly load: (pathname: string, load: () => Promise<Page>) => void;
  /**
   * What was or is being loaded ahead for a path, once; it rejects when that fails from now on. Nothing when it was not
   * aimed at, is too old, or has failed before: then the page is loaded as any other.
   */
  readonly take: (pathname: string) => Promise<Page> | undefined;
}

/** @param now in milliseconds */
export function createPagesAhead<Page>(now: () => number): PagesAhead<Page> {
  let ahead: { readonly pathname: string; readonly at: number; readonly page: Promise<Page> } | undefined;
  const fresh = (pathname: string) =>
    ahead?.pathname === pathname && now() - ahead.at < FRESH_MS ? ahead : undefined;
  return {
    load: (pathname, load) => {
      if (fresh(pathname)) return;
      const page = tracked(load());
      const loading = { pathname, at: now(), page };
      ahead = loading;
      page.catch(() => {
        if (ahead === loading) ahead = undefined;
      });
    },
    take: (pathname) => {
      const page = fresh(pathname)?.page;
      ahead = undefined;
      return page;
    },
  };
}
