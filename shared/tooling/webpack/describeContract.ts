import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { createVersionSandbox } from '@tanabana/sandbox/versionSandbox';
import { styleVariables } from '@tanabana/releases/versions/styleVariables';
import type { ContractFile, JsonSchema } from '@tanabana/contract/remotes/contractFile';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { blockIndexSchema, isDivided } from '@tanabana/contract/records/dividedRecord';
import { eventDetails } from '@tanabana/contract/events/eventDetails';
import * as v from 'valibot';
import { plainName } from '@tanabana/contract/files/fileAddress';
import { exposeName, recordFile, type Deployable } from './deployable';

type Schemas = Readonly<Record<string, v.GenericSchema>>;
type Built = Pick<DeployManifest, 'routes' | 'singletons' | 'serverModules'>;

/** @throws {Error} when the schema has a rule that JSON Schema cannot express, such as a custom check */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema);
  // Patterns of regular expressions contain escaped slashes, and patterns of `v.startsWith` do not. Removes the
  // escapes, so that equal patterns have equal texts in contracts.
  const plain = (keyword: string, value: unknown) =>
    keyword === 'pattern' && typeof value === 'string' ? value.replaceAll('\\/', '/') : value;
  return JSON.parse(JSON.stringify(described, plain)) as JsonSchema;
}

/**
 * Describes the data that a build offers to other deployables, and the data of other deployables that the build uses.
 * @param dist folder of the build, with `browser` and `server`
 */
export function describeContract(deployable: Deployable, dist: string, built: Built): ContractFile {
  const { name, fragments, records = {}, uses = [], linksTo = {}, storage = [] } = deployable;
  const used = (kind: 'records' | 'fragments') =>
    inJson(Object.assign({}, ...uses.map((contract) => contract[kind] ?? {})) as Schemas);
  const propsOf = (fragment: string) =>
    jsonSchemaOf(
      fragmentProps(deployable.folder, dist, built.serverModules[`./fragments/${fragment}`] ?? ''),
    );
  const code = name === 'shell' ? 'server' : 'browser';
  return {
    records: inJson(records),
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment, propsOf(fragment)])),
    events: inJson(eventDetails),
    pages: built.routes.map(({ path, query = [] }) => ({ path, query })),
    variables: [...variablesIn(dist, code)[name === 'shell' ? 'defined' : 'undefinedReads']].sort(),
    singletons: built.singletons,
    uses: {
      records: used('records'),
      fragments: used('fragments'),
      pages: Object.entries(linksTo).map(([path, query]) => ({ path, query: [...query] })),
    },
    storage: [...storage],
  };
}

/**
 * Lists the faults of a contract, one sentence each: records that do not match their schema, links without a label, and
 * records and fragments of other remotes that routes declare but `uses` does not contain.
 * @param readAsset returns the text of a file of the browser build by its name without hash
 */
export function contractFaults(
  { name, owner, folder, routes, records = {}, uses = [] }: Deployable,
  readAsset: (file: string) => string,
): string[] {
  const invalid = Object.entries(records).flatMap(([record, schema]) => {
    const { issues = [] } = v.safeParse(schema, recordData(record, schema, readAsset));
    const first = issues.slice(0, 5);
    return first.map(
      (issue) =>
        `TB-PUBLISH-008: Record ${record}: ${v.getDotPath(issue) ?? 'it'} is invalid. ${issue.message} (${owner}).`,
    );
  });
  const pulled = new Set(
    uses.flatMap((used) => [used.records, used.fragments].flatMap((all) => Object.keys(all ?? {}))),
  );
  const used = routes.flatMap((route) => [...(route.records ?? []), ...(route.fragments ?? [])]);
  const unknown = [...new Set(used)].filter((whole) => !pulled.has(whole) && !whole.startsWith(`${name}/`));
  const remedy = (whole: string) =>
    existsSync(path.join(folder, `src/pulled/${whole.split('/')[0]}.ts`))
      ? 'name its contract in `uses` of src/routes.ts. If the contract lacks it, pull again'
      : 'pull its contract, and name it in `uses` of src/routes.ts';
  const unlabelled = routes.filter(({ links = [] }) => links.some(({ label }) => label.trim() === ''));
  return [
    ...invalid,
    ...unlabelled.map(
      ({ path: route }) =>
        `TB-PUBLISH-013: The link to ${route} has no label. Name it in src/routes.ts (${owner}).`,
    ),
    ...unknown.map(
      (whole) =>
        `TB-PUBLISH-009: ${whole} is not in \`uses\`: ${remedy(whole)}: npm run contracts -- pull mfe-${name} (${owner}).`,
    ),
  ];
}

/** The content of a divided record is the list of the entries of all blocks. */
function recordData(record: string, schema: v.GenericSchema, readAsset: (file: string) => string): unknown {
  const data = JSON.parse(readAsset(recordFile(record))) as unknown;
  if (!isDivided(schema) || !v.is(blockIndexSchema, data)) return data;
  return data.flatMap(
    ({ file }) =>
      JSON.parse(readAsset(path.join(path.dirname(recordFile(record)), plainName(file)))) as unknown[],
  );
}

const inJson = (schemas: Schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]));

/**
 * The schema is empty if the module cannot be loaded, which `checkContract` reports.
 * @param folder of the deployable, whose packages the module may use
 */
function fragmentProps(folder: string, dist: string, file: string): v.GenericSchema {
  const sandbox = createVersionSandbox({
    name: exposeName(file),
    requireFrom: path.join(folder, 'package.json'),
    onUncaughtError: () => undefined,
    readFile: () => Promise.resolve(undefined),
  });
  try {
    const source = readFileSync(path.join(dist, file), 'utf8');
    const module = sandbox.run(source, file) as { readonly default?: { readonly props?: v.GenericSchema } };
    return module.default?.props ?? v.object({});
  } catch {
    return v.object({});
  } finally {
    sandbox.close();
  }
}

function variablesIn(dist: string, folder: string) {
  const scripts = readdirSync(path.join(dist, folder))
    .filter((file) => /\.c?js$/.test(file))
    .map((file) => readFileSync(path.join(dist, folder, file), 'utf8'));
  return styleVariables(scripts.join('\n'));
}
