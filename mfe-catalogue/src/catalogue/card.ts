import * as v from 'valibot';
import { standingSchema } from './product';

/** A picture with its address, as the build wrote it. */
export const pictureSchema = v.object({
  base: v.string(),
  width: v.number(),
  height: v.number(),
  color: v.string(),
  alt: v.string(),
});

/** What a list needs of a product. */
export const cardSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  /** Town and state, or what is known. */
  place: v.string(),
  /** Rupees for one unit; 0 for rugs, whose prices are not published. */
  price: v.number(),
  originalPrice: v.optional(v.number()),
  /** Nothing until a picture has been made. */
  picture: v.nullable(pictureSchema),
  /** Shown over the picture on hover (§2.4). */
  teaser: v.object({ title: v.string(), text: v.string() }),
  ranking: v.optional(standingSchema),
});

export type Card = v.InferOutput<typeof cardSchema>;
