import artisansFile from '../../content/artisans.json';

/** An artisan (§3). */
export interface Artisan {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly craft: string;
  readonly location: string;
  /** Name of the workshop, as products name their maker. */
  readonly workshop: string;
  /** Name of the picture. */
  readonly image: string;
  /** The short story, for the card. */
  readonly story: string;
  /** The full story, by paragraph. */
  readonly fullDescription: readonly string[];
}

export const artisans: readonly Artisan[] = artisansFile;

/**
 * Finds an artisan.
 * @param id as in an address
 */
export function findArtisan(id: string): Artisan | undefined {
  return artisans.find((artisan) => String(artisan.id) === id);
}
