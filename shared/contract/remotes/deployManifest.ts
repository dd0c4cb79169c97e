import * as v from 'valibot';
import { pageLinkSchema } from '../pages/pageLink';

export const DEPLOYABLE_NAME = /^[a-z]+$/;

/** Pattern of a version, for other patterns. */
export const VERSION_PATTERN = String.raw`\d+\.\d+\.\d+-[0-9a-f]{10}`;

export const VERSION = new RegExp(`^${VERSION_PATTERN}$`);

const fileSchema = v.object({
  /** Subresource integrity, as in `sha384-…`. */
  integrity: v.string(),
  bytes: v.number(),
  brotliBytes: v.optional(v.number()),
});

/** `RouteDeclaration` documents the fields. */
const route = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  expose: v.string(),
  fragments: v.array(v.string()),
  query: v.optional(v.array(v.string())),
  records: v.optional(v.array(v.string())),
  search: v.optional(
    v.object({ parameter: v.string(), suggestions: v.string(), products: v.optional(v.string()) }),
  ),
  waiting: v.optional(v.string()),
  /** Name of the setting that enables the page. The field exists only in older versions. */
  setting: v.optional(v.string()),
  links: v.optional(v.array(pageLinkSchema)),
  isPersonal: v.optional(v.boolean()),
  worksOffline: v.optional(v.boolean()),
  hidesContact: v.optional(v.boolean()),
  samples: v.optional(v.array(v.string())),
});

/**
 * Schema of `deploy.json`, which describes one version of a deployable. The schema does not include the checks of
 * `manifestFaults`.
 */
export const deployManifestSchema = v.object({
  name: v.pipe(v.string(), v.regex(DEPLOYABLE_NAME)),
  version: v.pipe(v.string(), v.regex(VERSION)),
  owner: v.string(),
  title: v.optional(v.string()),
  contracts: v.object({ page: v.number(), events: v.number() }),
  /**
   * Versions of shared modules such as React: the versions that the shell provides, or the ranges that a remote
   * accepts.
   */
  singletons: v.record(v.string(), v.string()),
  routes: v.array(route),
  entry: v.string(),
  /** Name of the contract file: see `contractFileSchema`. Absent in older versions. */
  contract: v.optional(v.string()),
  /** Script of the service worker. Absent in remotes and in older versions of the shell. */
  worker: v.optional(v.string()),
  /** Scripts of each expose, without the entry script. */
  exposes: v.record(v.string(), v.array(v.string())),
  /** Scripts that each expose imports dynamically. Absent in older versions. */
  later: v.optional(v.record(v.string(), v.array(v.string()))),
  serverModules: v.record(v.string(), v.string()),
  /** Files of published records, by name. */
  records: v.optional(v.record(v.string(), v.string())),
  /** Names of the records that are divided into blocks. The file of such a record is its index. */
  divided: v.optional(v.array(v.string())),
  /** Fonts and icons of the shell, by name without hash. */
  assets: v.optional(v.record(v.string(), v.string())),
  budgets: v.optional(
    v.object({
      /** Maximum compressed size of a page's scripts, in bytes. */
      scriptsOfPage: v.pipe(v.number(), v.integer(), v.minValue(1)),
      longTasks: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** Maximum time from the first paint until an interaction takes effect on a phone, in milliseconds. */
      usable: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
  ),
  files: v.record(v.string(), fileSchema),
});

export type DeployManifest = v.InferOutput<typeof deployManifestSchema>;
export type ManifestRoute = DeployManifest['routes'][number];

const FILE_PATH = /^(browser|server)(\/[\w-][\w.-]*)+$/;

/** Matches sha256 and sha512 too, so that `unknownIntegrity` can report these algorithms. */
const INTEGRITY = /^(sha384-[A-Za-z\d+/]{64}|sha(256|512)-[A-Za-z\d+/]+={0,2})$/;

const MAX_FILE_BYTES = 1_000_000_000;

/** Maximum number of bytes by which compression may enlarge a file. */
const MAX_BROTLI_OVERHEAD = 1_000;

/**
 * Returns the faults of a manifest, one sentence each. Every file to which the manifest refers must be listed in
 * `files`.
 */
export function manifestFaults(manifest: DeployManifest): string[] {
  const { name, version, owner, files } = manifest;
  const faults = [
    ...Object.entries(files).flatMap(([file, described]) => fileFaults(file, described)),
    ...references(manifest)
      .filter(({ file }) => !Object.hasOwn(files, file))
      .map(({ what, file }) => `its ${what} is ${quoted(file)}, which is not among its files`),
  ];
  return faults.map((fault) => `TB-STORE-013: ${name} ${version}: ${fault} (${owner}).`);
}

/** Schema of `deploy.json`, including the checks of `manifestFaults`. */
export const checkedManifestSchema = v.pipe(
  deployManifestSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of manifestFaults(dataset.value)) addIssue({ message });
  }),
);

function fileFaults(
  file: string,
  { integrity, bytes, brotliBytes }: v.InferOutput<typeof fileSchema>,
): string[] {
  const sizes = [bytes, ...(brotliBytes === undefined ? [] : [brotliBytes])];
  return [
    ...(FILE_PATH.test(file) ? [] : [`${quoted(file)} is no path of a file`]),
    ...(INTEGRITY.test(integrity) ? [] : [`the integrity of ${quoted(file)} is no hash`]),
    ...sizes.filter((size) => !isSize(size)).map((size) => `${quoted(file)} cannot have ${size} bytes`),
    ...(brotliBytes !== undefined && brotliBytes > bytes + MAX_BROTLI_OVERHEAD
      ? [`${quoted(file)} cannot have ${brotliBytes} bytes compressed and ${bytes} otherwise`]
      : []),
  ];
}

function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= 0 && size <= MAX_FILE_BYTES;
}

interface Reference {
  readonly what: string;
  readonly file: string;
}

function references(manifest: DeployManifest): readonly Reference[] {
  const { entry, contract, worker, exposes, later = {}, records = {}, assets = {}, serverModules } = manifest;
  const inBrowser = (what: string, file: string): Reference => ({ what, file: `browser/${file}` });
  return [
    inBrowser('entry', entry),
    ...(contract === undefined ? [] : [inBrowser('contract', contract)]),
    ...(worker === undefined ? [] : [inBrowser('worker', worker)]),
    ...[exposes, later]
      .flatMap(Object.entries<string[]>)
      .flatMap(([expose, scripts]) => scripts.map((script) => inBrowser(`script of ${expose}`, script))),
    ...Object.entries(records).map(([record, file]) => inBrowser(`record ${record}`, file)),
    ...Object.entries(assets).map(([asset, file]) => inBrowser(`asset ${asset}`, file)),
    ...Object.entries(serverModules).map(([expose, file]) => ({ what: `server module of ${expose}`, file })),
  ];
}

function quoted(file: string): string {
  return JSON.stringify(file.slice(0, 200));
}
