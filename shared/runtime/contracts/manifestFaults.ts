import * as v from 'valibot';
import { deployManifestSchema, type DeployManifest } from './deployManifest';

const FILE_PATH = /^(browser|server)(\/[\w-][\w.-]*)+$/;

/** Subresource integrity. Also matches sha256 and sha512, so that `unknownIntegrity` can report them. */
const INTEGRITY = /^(sha384-[A-Za-z\d+/]{64}|sha(256|512)-[A-Za-z\d+/]+={0,2})$/;

const MAX_FILE_BYTES = 1_000_000_000;

/** Maximum growth of incompressible data, in bytes. */
const MAX_BROTLI_OVERHEAD = 1_000;

/** Returns the faults of a manifest, one sentence each. Every reference must name a described file. */
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

export const checkedManifestSchema = v.pipe(
  deployManifestSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of manifestFaults(dataset.value)) addIssue({ message });
  }),
);

function fileFaults(
  file: string,
  { integrity, bytes, brotliBytes }: DeployManifest['files'][string],
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
