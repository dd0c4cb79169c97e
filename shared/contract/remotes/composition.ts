import * as v from 'valibot';
import type { Settings } from '../settings/settings';

/**
 * Schema of the data of a release that browsers need. All documents of a release contain the same data, except for the
 * seed.
 */
export const compositionSchema = v.object({
  release: v.string(),
  seed: v.number(),
  shell: v.string(),
  /** Not checked here, because the release was composed with checked settings. */
  settings: v.custom<Settings>((settings) => typeof settings === 'object'),
  remotes: v.record(
    v.string(),
    v.object({
      title: v.optional(v.string()),
      owner: v.string(),
      version: v.string(),
      entry: v.string(),
      /** Version that browsers load if the current version fails. */
      previous: v.optional(v.object({ version: v.string(), entry: v.string() })),
    }),
  ),
  routes: v.array(
    v.object({
      path: v.string(),
      remote: v.string(),
      expose: v.string(),
      /** Query parameters that the page uses. If absent, the page may use all parameters. */
      query: v.optional(v.array(v.string())),
      /** Fragments that the page may render. If absent, the page may render all fragments. */
      fragments: v.optional(v.array(v.string())),
      /** Scripts of the page and of its fragments, without the entry scripts of the remotes. */
      scripts: v.array(v.string()),
      /**
       * Records and scripts that browsers cache before a visit. Absent for pages that browsers cache only on a visit.
       */
      keeps: v.optional(v.array(v.string())),
      waiting: v.optional(v.string()),
      hidesContact: v.optional(v.boolean()),
    }),
  ),
  /** Public records by remote and name, as in `catalogue/prices`. */
  records: v.optional(
    v.record(
      v.string(),
      v.object({
        address: v.string(),
        integrity: v.optional(v.string()),
        isDivided: v.optional(v.boolean()),
      }),
    ),
    {},
  ),
  /** Search field in the header. Absent in a release without a search page. */
  search: v.optional(
    v.object({
      to: v.string(),
      parameter: v.string(),
      /** Fragment that displays suggestions, as in `catalogue/SearchSuggestions`. */
      suggestions: v.string(),
      /** Fragment that displays a few products, as in `catalogue/Picks`. */
      products: v.optional(v.string()),
    }),
  ),
  /** Links that remotes add to the drawer and the footer. */
  menu: v.optional(v.array(v.object({ label: v.string(), to: v.string() }))),
});

export type Composition = v.InferOutput<typeof compositionSchema>;

export const documentDataSchema = v.object({
  composition: compositionSchema,
  /** Absent if the server did not render the complete page. */
  page: v.optional(
    v.object({
      pathname: v.string(),
      search: v.string(),
      data: v.optional(v.unknown()),
      /** Data of the page's fragments. The keys consist of the name and the props of a fragment. */
      fragments: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
});

export type DocumentData = v.InferOutput<typeof documentDataSchema>;

export const DOCUMENT_DATA_ID = 'tanabana-document';
