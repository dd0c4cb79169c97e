import artisans from '../../content/artisans.json';

export { artisans };

export type Artisan = (typeof artisans)[number];

export function findArtisan(id: string): Artisan | undefined {
  return artisans.find((artisan) => String(artisan.id) === id);
}
