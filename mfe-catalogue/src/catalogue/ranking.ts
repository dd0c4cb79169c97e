import * as v from 'valibot';

/** A product's ranking (§3). It orders lists and is never shown as customers' opinions. */
export const rankingSchema = v.object({
  /** 3.0 to 5.0. */
  rating: v.number(),
  reviews: v.number(),
  featured: v.boolean(),
});

export type Ranking = v.InferOutput<typeof rankingSchema>;
