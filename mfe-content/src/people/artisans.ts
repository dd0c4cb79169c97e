import artisansFile from '../../content/artisans.json';

/** One of the people who make what the house sells (§3). */
export interface Artisan {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly craft: string;
  readonly location: string;
  /** Name of the picture. */
  readonly image: string;
  /** The short story, for the card. */
  readonly story: string;
  /** The full story, by paragraph. */
  readonly fullDescription: readonly string[];
}

export const artisans: readonly Artisan[] = artisansFile;

/** @param id as it stands in an address */
export function findArtisan(id: string): Artisan | undefined {
  return artisans.find((artisan) => String(artisan.id) === id);
}
