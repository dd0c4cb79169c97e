import * as v from 'valibot';

export const pageLinkSchema = v.object({
  label: v.string(),
  /** Heading on the site map, as in `The shop`. */
  section: v.string(),
  to: v.pipe(v.string(), v.startsWith('/')),
  /** Links of a section are sorted by rank. Links without a rank are last. */
  rank: v.optional(v.number()),
  /** Search terms for which the link is suggested, as in `returns`. */
  searchWords: v.optional(v.array(v.string())),
  /** Whether drawer and footer contain the link, below the links that §2.2 lists. */
  inMenus: v.optional(v.boolean()),
});

export type PageLink = v.InferOutput<typeof pageLinkSchema>;
