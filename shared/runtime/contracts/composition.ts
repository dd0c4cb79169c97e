import * as v from 'valibot';
import { settingsSchema } from '../settings/settings';

/** Data of a release for browsers. All documents of a release contain the same data, except the seed. */
export const compositionSchema = v.object({
  release: v.string(),
  seed: v.number(),
  shell: v.string(),
  settings: settingsSchema,
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
      /** Query parameters that the page uses; all if absent. */
      query: v.optional(v.array(v.string())),
      /** Fragments that the page may render; all if absent. */
      fragments: v.optional(v.array(v.string())),
      /** Scripts of the page and of its fragments, without the entries of the remotes. */
      scripts: v.array(v.string()),
      /** Records and scripts that are cached before a visit; absent for pages that are cached when visited. */
      keeps: v.optional(v.array(v.string())),
      waiting: v.optional(v.string()),
    }),
  ),
  /** Records by remote and name, as in `catalogue/prices`. */
  records: v.optional(
    v.record(v.string(), v.object({ address: v.string(), integrity: v.optional(v.string()) })),
    {},
  ),
  /** The search in the header; absent in a release without a search page. */
  search: v.optional(
    v.object({
      to: v.string(),
      parameter: v.string(),
      /** Remote and fragment, as in `catalogue/SearchSuggestions`. */
      suggestions: v.string(),
    }),
  ),
  /** Links of remotes in drawer and footer. */
  menu: v.optional(v.array(v.object({ label: v.string(), to: v.string() }))),
});

export type Composition = v.InferOutput<typeof compositionSchema>;

export const documentDataSchema = v.object({
  composition: compositionSchema,
  /** Absent when rendering failed. */
  page: v.optional(
    v.object({
      pathname: v.string(),
      search: v.string(),
      data: v.optional(v.unknown()),
      /** Data of the page's fragments, by name and props. */
      fragments: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
});

export type DocumentData = v.InferOutput<typeof documentDataSchema>;

export const DOCUMENT_DATA_ID = 'tanabana-document';
