import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import type { Card } from './card';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';
import { teaserOf } from './teaser';

/** Finds a picture by its name; undefined until it has been made. */
export type Pictures = (name: string) => PictureSource | undefined;

export function cardOf(product: Product, pictures: Pictures): Card {
  const { id, name, category, region, price, originalPrice, images, ranking } = product;
  return {
    id,
    name,
    category,
    place: makerAndPlace(region).place,
    price,
    ...(originalPrice !== undefined && { originalPrice }),
    picture: pictures(images[0] ?? '') ?? null,
    teaser: teaserOf(product),
    ...(ranking && { ranking }),
  };
}
