import * as v from 'valibot';
import { settingsSchema } from '../settings/settings';

/** What the browser is told about the release that its document was rendered from. */
export const compositionSchema = v.object({
  release: v.string(),
  seed: v.number(),
  settings: settingsSchema,
  /** Remote → its team, version and entry script; and those of the last good one, for when it fails. */
  remotes: v.record(
    v.string(),
    v.object({
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
      /** Parameters of the query that the page shows something of; all where a version does not say. */
      query: v.optional(v.array(v.string())),
      /** Scripts of the page besides the entry, for prefetching. */
      scripts: v.array(v.string()),
      /** What is said while the page is on its way; absent where the shell's own words will do. */
      waiting: v.optional(v.string()),
    }),
  ),
  /** Remote and record, as in `catalogue/prices` → where to read it. */
  records: v.optional(
    v.record(v.string(), v.object({ address: v.string(), integrity: v.optional(v.string()) })),
    {},
  ),
});

export type Composition = v.InferOutput<typeof compositionSchema>;

/** The JSON block in every document: the composition, and the data the page was rendered with. */
export const documentDataSchema = v.object({
  /** Proves which document a report is about; absent in documents that many visitors share. */
  token: v.optional(v.string()),
  composition: compositionSchema,
  /** Absent when the server could not render the page. */
  page: v.optional(v.object({ pathname: v.string(), search: v.string(), data: v.optional(v.unknown()) })),
});

export type DocumentData = v.InferOutput<typeof documentDataSchema>;

/** Id of the JSON block's element. */
export const DOCUMENT_DATA_ID = 'tanabana-document';
