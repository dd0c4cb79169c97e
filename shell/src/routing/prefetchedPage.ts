import { createResource, type Resource } from '../remotes/resource';

/** How long a prefetched page may be used, in milliseconds: its data may change meanwhile. */
const FRESH_MS = 10_000;

/** Holds the page that was prefetched last. */
interface PrefetchedPage<Page> {
  /** Prefetches the page of a path, unless it was the last one. @param onFailure called when it fails after it was opened */
  readonly prefetch: (
    pathname: string,
    load: (attempt: number) => Promise<Page>,
    onFailure: (error: unknown) => void,
  ) => void;
  /** Returns and removes the prefetched page of a path; undefined when it has expired or failed. */
  readonly take: (pathname: string) => Resource<Page> | undefined;
}

/** Creates the cache of the prefetched page. */
export function createPrefetchedPage<Page>(): PrefetchedPage<Page> {
  let prefetched: { readonly pathname: string; readonly resource: Resource<Page> } | undefined;
  return {
    prefetch: (pathname, load, onFailure) => {
      if (prefetched?.pathname === pathname) return;
      const evict = () => {
        if (prefetched === loading) prefetched = undefined;
      };
      const resource = createResource(load, (error) => {
        if (prefetched === loading) evict();
        else onFailure(error);
      });
      const loading = { pathname, resource };
      prefetched = loading;
      setTimeout(evict, FRESH_MS);
    },
    take: (pathname) => {
      if (prefetched?.pathname !== pathname) return undefined;
      const { resource } = prefetched;
      prefetched = undefined;
      return resource;
    },
  };
}
