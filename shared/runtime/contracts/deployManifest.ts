import * as v from 'valibot';
import { pageLinkSchema } from './pageLink';

export const DEPLOYABLE_NAME = /^[a-z]+$/;

export const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

/** A file of a published version. `manifestFaults` checks paths, hashes and sizes. */
const file = v.object({
  /** Subresource integrity, `sha384-…`. */
  integrity: v.string(),
  bytes: v.number(),
  brotliBytes: v.optional(v.number()),
});

/** See `RouteDeclaration`. */
const route = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  expose: v.string(),
  fragments: v.array(v.string()),
  query: v.optional(v.array(v.string())),
  records: v.optional(v.array(v.string())),
  search: v.optional(v.object({ parameter: v.string(), suggestions: v.string() })),
  waiting: v.optional(v.string()),
  /** In older versions: setting that enables the page. */
  setting: v.optional(v.string()),
  links: v.optional(v.array(pageLinkSchema)),
  isPersonal: v.optional(v.boolean()),
  worksOffline: v.optional(v.boolean()),
  samples: v.optional(v.array(v.string())),
});

/** Schema of `deploy.json`, which describes one version of a deployable. Parse it with `checkedManifestSchema`. */
export const deployManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(DEPLOYABLE_NAME)),
  version: v.pipe(v.string(), v.regex(VERSION)),
  owner: v.string(),
  title: v.optional(v.string()),
  contracts: v.object({ page: v.number(), events: v.number() }),
  /** Versions of the shared singletons that the shell provides, or ranges that a remote accepts. */
  singletons: v.record(v.string(), v.string()),
  routes: v.array(route),
  entry: v.string(),
  /** File of its `contractFileSchema`, named by its content; absent in older versions. */
  contract: v.optional(v.string()),
  /** Script of the service worker; only in newer versions of the shell. */
  worker: v.optional(v.string()),
  /** Scripts besides the entry, by expose. */
  exposes: v.record(v.string(), v.array(v.string())),
  /** Scripts that are loaded later, by expose; absent in older versions. */
  later: v.optional(v.record(v.string(), v.array(v.string()))),
  serverModules: v.record(v.string(), v.string()),
  /** Files of published records, by name. */
  records: v.optional(v.record(v.string(), v.string())),
  /** Fonts and icons of the shell, by plain name. */
  assets: v.optional(v.record(v.string(), v.string())),
  budgets: v.optional(
    v.object({
      /** Maximum compressed size of a page's scripts, in bytes. */
      scriptsOfPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
      longTasks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** Maximum time from the first paint until an early press takes effect on a phone, in milliseconds. */
      usable: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  files: v.record(v.string(), file),
});

export type DeployManifest = v.InferOutput<typeof deployManifestSchema>;
export type ManifestRoute = DeployManifest['routes'][number];
