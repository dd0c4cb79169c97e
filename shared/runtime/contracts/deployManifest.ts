import * as v from 'valibot';
import { pageLinkSchema } from './pageLink';

/** Name of a deployable, as in `cart`. */
export const DEPLOYABLE_NAME = /^[a-z]+$/;

/** Version of a deployable, as in `1.0.0-0123456789`. */
export const VERSION = /^\d+\.\d+\.\d+-[0-9a-f]{10}$/;

/** A file of a published version. `manifestFaults` says which paths, hashes and sizes it can have. */
const file = v.object({
  /** Subresource integrity, `sha384-…`. */
  integrity: v.string(),
  bytes: v.number(),
  /** Size of a script compressed with brotli. */
  brotliBytes: v.optional(v.number()),
});

const route = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  expose: v.string(),
  fragments: v.array(v.string()),
  /** Parameters of the query that the page uses; all if a version does not declare them. */
  query: v.optional(v.array(v.string())),
  /** Records of other remotes that the page reads. */
  records: v.optional(v.array(v.string())),
  /** Makes the page the one that answers the header's search. */
  search: v.optional(v.object({ parameter: v.string(), suggestions: v.string() })),
  /** Text that the shell shows while the page is loading. */
  waiting: v.optional(v.string()),
  /** In older versions: name of a setting without which the page does not exist. */
  setting: v.optional(v.string()),
  /** Links to it on the site map and in menus. */
  links: v.optional(v.array(pageLinkSchema)),
  /** Whether it is hidden from search engines. */
  isPersonal: v.optional(v.boolean()),
  /** Whether browsers cache it before it is visited, for offline use. */
  worksOffline: v.optional(v.boolean()),
  /** Addresses that checks visit. */
  samples: v.optional(v.array(v.string())),
});

/** The form of `deploy.json`, which describes one version of one deployable. Parse it with `checkedManifestSchema`. */
export const deployManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(DEPLOYABLE_NAME)),
  version: v.pipe(v.string(), v.regex(VERSION)),
  owner: v.string(),
  /** Visible name of its part of the shop. */
  title: v.optional(v.string()),
  contracts: v.object({ page: v.number(), events: v.number() }),
  /** The shell: versions of the shared singletons that it provides. A remote: the ranges that it accepts. */
  singletons: v.record(v.string(), v.string()),
  routes: v.array(route),
  /** The script that the browser loads first. */
  entry: v.string(),
  /** The service worker's script. Only the shell has one, and older versions have none. */
  worker: v.optional(v.string()),
  /** Expose → scripts that it needs besides the entry. */
  exposes: v.record(v.string(), v.array(v.string())),
  /** Expose → scripts that it may load later; absent for one that loads none, and in older versions. */
  later: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Expose → its module on the server. */
  serverModules: v.record(v.string(), v.string()),
  /** Record that other remotes may read → its file. */
  records: v.optional(v.record(v.string(), v.string())),
  /** Plain name → file, for what documents refer to besides scripts: fonts, icons. Only the shell has any. */
  assets: v.optional(v.record(v.string(), v.string())),
  /** Budgets from the deployable's package.json. */
  budgets: v.optional(
    v.object({
      /** Largest size of a page's scripts, in bytes, compressed. */
      scriptsOfPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Highest number of long tasks that a page may cause on a phone. */
      longTasks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** Longest time from the first paint until an early press takes effect on a phone, in milliseconds. */
      usable: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  /** Its files, whose names carry a hash of their content. */
  files: v.record(v.string(), file),
});

export type DeployManifest = v.InferOutput<typeof deployManifestSchema>;
export type ManifestRoute = DeployManifest['routes'][number];
