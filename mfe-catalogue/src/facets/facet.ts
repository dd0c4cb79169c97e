import * as v from 'valibot';

/** Labels of the listing's facets, by the query parameter of each facet. */
export const FACETS = {
  colour: 'Colour',
  accent: 'Accent colour',
  size: 'Rug size',
  material: 'Material',
  technique: 'Technique',
  region: 'Region',
  workshop: 'Workshop',
  price: 'Price',
  ready: 'Ready to leave',
} as const;

export type FacetName = keyof typeof FACETS;

export const FACET_NAMES = Object.keys(FACETS) as readonly FacetName[];

const optionSchema = v.object({
  value: v.string(),
  label: v.string(),
  swatch: v.optional(v.string()),
});

export const facetSchema = v.object({
  name: v.picklist(FACET_NAMES),
  /** Values of the facet. `count` is the number of products that have the value and pass all other filters. */
  options: v.array(v.object({ ...optionSchema.entries, count: v.number() })),
  /** Number of less frequent values that are omitted. */
  more: v.optional(v.number()),
});

export type FacetOption = v.InferOutput<typeof optionSchema>;
export type Facet = v.InferOutput<typeof facetSchema>;

export type FacetValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;
