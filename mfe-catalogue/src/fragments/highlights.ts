import * as v from 'valibot';
import { cardSchema } from '../catalogue/card';

/** What the carousels of the home page show. */
export const highlightsSchema = v.object({
  rugs: v.array(cardSchema),
  /** Shown while there are no rugs (§2.3): the first products. */
  insteadOfRugs: v.array(cardSchema),
  handicrafts: v.array(cardSchema),
});

export type Highlights = v.InferOutput<typeof highlightsSchema>;
