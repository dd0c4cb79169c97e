import type { PictureSource } from '@tanabana/runtime/pictures/pictureSource';
import * as v from 'valibot';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';
import { rankingSchema } from './ranking';
import { teaserOf } from './teaser';

export const pictureSchema = v.object({
  base: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  alt: v.string(),
  widest: v.optional(v.number()),
});

export const cardSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Town and state, or the manufacturer if the place is not known. */
  place: v.string(),
  price: v.number(),
  originalPrice: v.optional(v.number()),
  picture: v.nullable(pictureSchema),
  /** Displayed over the picture on hover (§2.4). */
  teaser: v.object({ title: v.string(), text: v.string() }),
  ranking: v.optional(rankingSchema),
});

export type Card = v.InferOutput<typeof cardSchema>;

/** Finds a picture by its name; undefined until the picture has been made. */
export type Pictures = (name: string) => PictureSource | undefined;

export function cardOf(product: Product, pictures: Pictures): Card {
  const { id, name, category, region, price, originalPrice, images, ranking } = product;
  return {
    id,
    name,
    category,
    place: makerAndPlace(region).place,
    price,
    originalPrice,
    picture: pictures(images[0] ?? '') ?? null,
    teaser: teaserOf(product),
    ranking,
  };
}

/** Returns the cards with the given ids, in their order. */
export function inOrderOf<Found extends Card>(ids: readonly number[], cards: readonly Found[]): Found[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
