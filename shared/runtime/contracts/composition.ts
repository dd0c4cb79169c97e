import * as v from 'valibot';
import { settingsSchema } from '../settings/settings';

/** The part of a release that browsers need: the same in all of its documents, except the seed. */
export const compositionSchema = v.object({
  release: v.string(),
  seed: v.number(),
  /** Version of the shell; absent in development. */
  shell: v.optional(v.string()),
  settings: settingsSchema,
  /** Remote → its title, owner, version and entry script, and those of its fallback version. */
  remotes: v.record(
    v.string(),
    v.object({
      title: v.optional(v.string()),
      owner: v.string(),
      version: v.string(),
      entry: v.string(),
      previous: v.optional(v.object({ version: v.string(), entry: v.string() })),
    }),
  ),
  routes: v.array(
    v.object({
      path: v.string(),
      remote: v.string(),
      expose: v.string(),
      /** Parameters of the query that the page uses; all if a version does not declare them. */
      query: v.optional(v.array(v.string())),
      /** Scripts of the page besides the entry, for prefetching. */
      scripts: v.array(v.string()),
      /** Addresses of records and later scripts that it needs without a network; absent when it is not cached before a visit. */
      keeps: v.optional(v.array(v.string())),
      /** Text while the page is loading; the shell's own if absent. */
      waiting: v.optional(v.string()),
    }),
  ),
  /** Remote and record, as in `catalogue/prices` → its address. */
  records: v.optional(
    v.record(v.string(), v.object({ address: v.string(), integrity: v.optional(v.string()) })),
    {},
  ),
  /** The search in the header; absent when no remote answers it. */
  search: v.optional(
    v.object({
      /** Path of the page that answers. */
      to: v.string(),
      /** Query parameter with the text. */
      parameter: v.string(),
      /** Remote and fragment, as in `catalogue/SearchSuggestions`. */
      suggestions: v.string(),
    }),
  ),
  /** Links that remotes add to drawer and footer; absent when there are none. */
  menu: v.optional(v.array(v.object({ label: v.string(), to: v.string() }))),
});

export type Composition = v.InferOutput<typeof compositionSchema>;

/** The JSON block of every document: its release, and the data of its page. */
export const documentDataSchema = v.object({
  composition: compositionSchema,
  /** Absent when the server could not render the page. */
  page: v.optional(v.object({ pathname: v.string(), search: v.string(), data: v.optional(v.unknown()) })),
});

export type DocumentData = v.InferOutput<typeof documentDataSchema>;

/** Id of the JSON block's element. */
export const DOCUMENT_DATA_ID = 'tanabana-document';
