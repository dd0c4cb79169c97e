/**
 * Whether some address matches both of two path patterns, as `/product/new` does `/product/:id` and `/product/:slug`.
 * Capitals and slashes at the end make no difference, as in the router.
 * @param one with parameters as in `/product/:id`; a last segment `*` stands for everything below, and for nothing
 */
export function pathsOverlap(one: string, other: string): boolean {
  return segmentsOverlap(segmentsOf(one), segmentsOf(other));
}

function segmentsOf(path: string): readonly string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function segmentsOverlap(
  [one, ...oneRest]: readonly string[],
  [other, ...otherRest]: readonly string[],
): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const fits = one === other || one.startsWith(':') || other.startsWith(':');
  return fits && segmentsOverlap(oneRest, otherRest);
}
