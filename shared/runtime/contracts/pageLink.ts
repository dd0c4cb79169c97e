import * as v from 'valibot';

/** A link to a page, for the site map and the menus. */
export const pageLinkSchema = v.object({
  label: v.string(),
  /** Heading under which the site map lists it, as in `The shop`. */
  section: v.string(),
  /** Path, with a query where the page has several faces. */
  to: v.pipe(v.string(), v.startsWith('/')),
  /** Place in its section: small numbers come first, and those without one last. */
  rank: v.optional(v.number()),
  /** Words and phrases of a search that lead to it, as in `returns`: the search offers it beside its results. */
  searchWords: v.optional(v.array(v.string())),
  /** Whether drawer and footer show it too, after the links of §2.2. */
  inMenus: v.optional(v.boolean()),
});

export type PageLink = v.InferOutput<typeof pageLinkSchema>;
