import type { Artisan } from './artisans';

/** Id of the artisan on the home page (§2.3). */
const FEATURED_ARTISAN_ID = 2;

/** Loads the featured artisan only, so that the home page does not load the others' stories. */
export async function loadFeaturedArtisan(): Promise<Artisan | null> {
  const { findArtisan } = await import('./artisans');
  return findArtisan(String(FEATURED_ARTISAN_ID)) ?? null;
}
