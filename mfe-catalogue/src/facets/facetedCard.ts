import * as v from 'valibot';
import { cardSchema } from '../catalogue/card';
import { facetValuesSchema } from './facet';

/** A card with the values by which it is filtered. */
export const facetedCardSchema = v.object({ ...cardSchema.entries, facets: facetValuesSchema });

export type FacetedCard = v.InferOutput<typeof facetedCardSchema>;
