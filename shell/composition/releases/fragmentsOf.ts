import type { ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';

/**
 * Names the fragments that a route needs, as in `catalogue/RugCarousel`: those that its page shows, and the one that
 * suggests answers in the header.
 * @param owner name of the route's remote
 */
export function fragmentsOf(
  owner: string,
  { fragments, search }: Pick<ManifestRoute, 'fragments' | 'search'>,
): readonly string[] {
  return [...fragments, ...(search ? [`${owner}/${search.suggestions}`] : [])];
}
