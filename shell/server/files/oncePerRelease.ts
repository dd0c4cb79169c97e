import type { Release } from '@tanabana/releases/documents/releaseDocument';

/**
 * Creates a function that caches the result of `create` with the release. A failed attempt is not cached.
 * @param isCached whether a result is cached
 */
export function oncePerRelease<Result>(
  create: (release: Release) => Promise<Result>,
  isCached: (result: Result) => boolean = () => true,
): (release: Release) => Promise<Result> {
  const results = new WeakMap<Release, Promise<Result>>();
  return (release) => {
    const known = results.get(release);
    if (known) return known;
    const result = create(release);
    const evict = () => void results.delete(release);
    results.set(release, result);
    result.then((created) => isCached(created) || evict(), evict);
    return result;
  };
}
