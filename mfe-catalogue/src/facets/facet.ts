import * as v from 'valibot';

/** The facets of the listing: name in addresses → label. */
export const FACETS = {
  colour: 'Colour',
  accent: 'Accent colour',
  size: 'Rug size',
  material: 'Material',
  technique: 'Technique',
  region: 'Region',
  workshop: 'Workshop',
  price: 'Price',
} as const;

export type FacetName = keyof typeof FACETS;

export const FACET_NAMES = Object.keys(FACETS) as readonly FacetName[];

/** A value of a facet, before products are counted. */
export interface FacetOption {
  /** In addresses. */
  readonly value: string;
  readonly label: string;
  /** A colour of the screen, shown beside the label. */
  readonly swatch?: string;
}

export const facetSchema = v.object({
  name: v.picklist(FACET_NAMES),
  options: v.array(
    v.object({
      value: v.string(),
      label: v.string(),
      swatch: v.exactOptional(v.string()),
      /** Products that have the value, among those that pass all other filters. */
      count: v.number(),
    }),
  ),
});

/** A facet with the values that its products have. */
export type Facet = v.InferOutput<typeof facetSchema>;

/** The values of a product, by facet. */
export const facetValuesSchema = v.partial(
  v.object({
    colour: v.array(v.string()),
    accent: v.array(v.string()),
    size: v.array(v.string()),
    material: v.array(v.string()),
    technique: v.array(v.string()),
    region: v.array(v.string()),
    workshop: v.array(v.string()),
    price: v.array(v.string()),
  }),
);

export type FacetValues = v.InferOutput<typeof facetValuesSchema>;

/** The chosen values, by facet: any of a facet's, and of every facet. */
export type FacetChoice = Readonly<Partial<Record<FacetName, readonly string[]>>>;
