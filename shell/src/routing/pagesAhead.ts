import { createResource, type Resource } from '../remotes/resource';

/** How long a prefetched page may be used, in milliseconds: its data may change meanwhile. */
const FRESH_MS = 10_000;

/** The page that was prefetched last: visitors open it next, or another one. */
interface PagesAhead<Page> {
  /** Prefetches the page of a path, unless it was the last one. @param onFailure called when it fails after it was opened */
  readonly load: (
    pathname: string,
    load: (attempt: number) => Promise<Page>,
    onFailure: (error: unknown) => void,
  ) => void;
  /** Hands over what was prefetched for a path, once; nothing when it is too old or has failed. */
  readonly take: (pathname: string) => Resource<Page> | undefined;
}

/** Creates the cache of prefetched pages, which holds one page. */
export function createPagesAhead<Page>(): PagesAhead<Page> {
  let ahead: { readonly pathname: string; readonly resource: Resource<Page> } | undefined;
  return {
    load: (pathname, load, onFailure) => {
      if (ahead?.pathname === pathname) return;
      const evict = () => {
        if (ahead === loading) ahead = undefined;
      };
      const resource = createResource(load, (error) => {
        if (ahead === loading) evict();
        else onFailure(error);
      });
      const loading = { pathname, resource };
      ahead = loading;
      setTimeout(evict, FRESH_MS);
    },
    take: (pathname) => {
      if (ahead?.pathname !== pathname) return undefined;
      const { resource } = ahead;
      ahead = undefined;
      return resource;
    },
  };
}
