import * as v from 'valibot';

/** Texts of the page that lists the whole catalogue. */
export const listingTextsSchema = v.object({
  title: v.string(),
  lead: v.optional(v.string()),
  /** For search engines. */
  description: v.optional(v.string()),
  /** Links to selections of the catalogue, such as products below a price. */
  links: v.optional(v.array(v.object({ label: v.string(), to: v.pipe(v.string(), v.startsWith('/')) })), []),
});

export type ListingTexts = v.InferOutput<typeof listingTextsSchema>;
