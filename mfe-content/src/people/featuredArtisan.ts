import type { Artisan } from './artisans';

/** §2.3. */
const FEATURED_ARTISAN_ID = 2;

/** The artisan that the home page presents first. The others' stories stay where they are told. */
export async function loadFeaturedArtisan(): Promise<Artisan | null> {
  const { findArtisan } = await import('./artisans');
  return findArtisan(String(FEATURED_ARTISAN_ID)) ?? null;
}
