/**
 * Whether some address matches both path patterns, as `/product/new` matches `/product/:id` and `/product/:slug`.
 * Ignores case and trailing slashes, as the router does. A last segment `*` matches any segments.
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
