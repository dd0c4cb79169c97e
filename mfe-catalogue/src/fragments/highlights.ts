import * as v from 'valibot';
import { cardSchema } from '../catalogue/card';

/** The products of the home page's carousels. */
export const highlightsSchema = v.object({
  rugs: v.array(cardSchema),
  /** Shown if there are no rugs (§2.3): the first products. */
  insteadOfRugs: v.array(cardSchema),
  handicrafts: v.array(cardSchema),
});

export type Highlights = v.InferOutput<typeof highlightsSchema>;
