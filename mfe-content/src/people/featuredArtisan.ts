import type { Artisan } from './artisans';

const FEATURED_ARTISAN_ID = 2;

/** Loads the featured artisan (§2.3). The import excludes the other stories from the home page's bundle. */
export async function loadFeaturedArtisan(): Promise<Artisan | null> {
  const { findArtisan } = await import('./artisans');
  return findArtisan(String(FEATURED_ARTISAN_ID)) ?? null;
}
