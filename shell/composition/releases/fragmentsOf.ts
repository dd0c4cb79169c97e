import type { ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';

/** Names the fragments of a page and of its search suggestions, as in `catalogue/RugCarousel`. */
export function fragmentsOf(
  owner: string,
  { fragments, search }: Pick<ManifestRoute, 'fragments' | 'search'>,
): readonly string[] {
  return [...fragments, ...(search ? [`${owner}/${search.suggestions}`] : [])];
}
