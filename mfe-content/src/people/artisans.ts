import artisansFile from '../../content/artisans.json';

export interface Artisan {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly craft: string;
  readonly location: string;
  /** Name of the workshop, as products name their maker. */
  readonly workshop: string;
  readonly image: string;
  /** Short story for the card. */
  readonly story: string;
  /** Full story, by paragraph. */
  readonly fullDescription: readonly string[];
}

export const artisans: readonly Artisan[] = artisansFile;

export function findArtisan(id: string): Artisan | undefined {
  return artisans.find((artisan) => String(artisan.id) === id);
}
