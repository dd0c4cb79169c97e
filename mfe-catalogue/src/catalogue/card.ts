import * as v from 'valibot';
import { rankingSchema } from './product';

/** A picture with its address, as written by the build. */
export const pictureSchema = v.object({
  base: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  alt: v.string(),
});

/** The fields of a product that a list shows. */
export const cardSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Town and state, or the manufacturer if the place is not known. */
  place: v.string(),
  /** Rupees for one unit; 0 for rugs, whose prices are not published. */
  price: v.number(),
  originalPrice: v.optional(v.number()),
  /** Null until the picture has been made. */
  picture: v.nullable(pictureSchema),
  /** Shown over the picture on hover (§2.4). */
  teaser: v.object({ title: v.string(), text: v.string() }),
  ranking: v.optional(rankingSchema),
});

export type Card = v.InferOutput<typeof cardSchema>;
