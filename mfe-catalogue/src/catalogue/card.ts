import type { PictureSource } from '@tanabana/ui/pictures/pictureSource';
import { isQuoted } from '@tanabana/shop/cart/cart';
import { saleUnitSchema } from '@tanabana/shop/cart/saleUnit';
import * as v from 'valibot';
import { makerAndPlace } from './makerAndPlace';
import type { Product } from './product';
import { rankingSchema } from './ranking';
import { isSoldOut } from './stock';

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
  /** Town and state of the manufacturer, or its name if the catalogue lists no town. */
  place: v.string(),
  price: v.number(),
  originalPrice: v.optional(v.number()),
  /** Whether another size has a higher price. */
  isLowest: v.optional(v.boolean()),
  /** Unit of the first size, whose price is `price`. */
  unit: v.optional(saleUnitSchema),
  isSoldOut: v.optional(v.boolean()),
  picture: v.optional(pictureSchema),
  teaser: v.object({ title: v.string(), text: v.string() }),
  ranking: v.optional(rankingSchema),
});

export type Card = v.InferOutput<typeof cardSchema>;

/** Returns undefined if the picture does not exist yet. */
export type Pictures = (name: string) => PictureSource | undefined;

export function cardOf(product: Product, pictures: Pictures): Card {
  const { id, name, category, region, price, originalPrice, sizes, images, ranking } = product;
  return {
    id,
    name,
    category,
    place: makerAndPlace(region).place,
    price,
    originalPrice,
    isLowest: (!isQuoted(product) && sizes.some(({ amount }) => amount > price)) || undefined,
    unit: sizes[0]?.unit,
    isSoldOut: isSoldOut(product) || undefined,
    picture: pictures(images[0] ?? ''),
    teaser: teaserOf(product),
    ranking,
  };
}

const MAX_TEASER_LENGTH = 130;

/**
 * Shortens a text to at most `longest` characters, after a complete sentence or word. The ellipsis after a word is not
 * counted.
 */
export function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => cut.lastIndexOf(end)));
  if (sentence > longest / 3) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:–-]$/, '')}…`;
}

/** @internal */
export function teaserOf({ story, description }: Pick<Product, 'story' | 'description'>) {
  return story
    ? { title: 'The story', text: beginning(story, MAX_TEASER_LENGTH) }
    : { title: 'At a glance', text: beginning(description, MAX_TEASER_LENGTH) };
}
