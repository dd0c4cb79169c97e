import { isDeepStrictEqual } from 'node:util';
import type { ContractFile, JsonSchema } from '@tanabana/contract/remotes/contractFile';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import type { ArtefactStore } from '../versions/artefactStore';
import { readContractFile } from '../versions/readContractFile';
import { readRecord } from '../versions/readRecord';
import { deployablesOf, fragmentsOf, type Release } from '../documents/releaseDocument';
import { propsFault } from './propsFault';
import { recordFault } from './recordFault';

type Versions = Pick<Release, 'shell' | 'remotes'>;

/** Deployables whose version was published without a contract are missing. */
export type Contracts = ReadonlyMap<string, ContractFile>;

export async function contractsOf(
  artefacts: Pick<ArtefactStore, 'read'>,
  release: Versions,
): Promise<Contracts> {
  const read = deployablesOf(release).map(async (manifest) => {
    const contract = await readContractFile(artefacts, manifest);
    return contract ? ([[manifest.name, contract]] as const) : [];
  });
  return new Map((await Promise.all(read)).flat());
}

/**
 * Lists the conflicts between deployables, as sentences that name the teams and what each team can do. A remote conflicts
 * if it uses a record, a fragment, a page or a query parameter that nobody provides, a CSS variable that the shell does
 * not define, or a storage key of another deployable. Versions without a contract are not compared.
 */
export async function contractConflicts(
  release: Versions,
  contracts: Contracts,
  artefacts: Pick<ArtefactStore, 'read'>,
): Promise<string[]> {
  const { shell, remotes } = release;
  const all = Object.values(remotes);
  const ofRecords = deployablesOf(release).flatMap((user) =>
    Object.entries(contracts.get(user.name)?.uses.records ?? {}).map(([whole, schema]) =>
      recordConflicts(user, whole, schema, { remotes: all, contracts, artefacts }),
    ),
  );
  return [
    ...all.flatMap((user) => missingOffers(user, remotes)),
    ...(await Promise.all(ofRecords)).flat(),
    ...all.flatMap((user) => fragmentConflicts(user, remotes, contracts)),
    ...deployablesOf(release).flatMap((user) => linkConflicts(user, all, contracts)),
    ...all.flatMap((user) => eventConflicts(user, shell, contracts)),
    ...all.flatMap((user) => undefinedVariables(user, shell, contracts)),
    ...storageConflicts(deployablesOf(release), contracts),
  ];
}

function missingOffers({ name, owner, routes }: DeployManifest, remotes: Release['remotes']): string[] {
  const isOffered = (kind: 'records' | 'exposes', prefix: string) => (whole: string) => {
    const [provider = '', part = ''] = whole.split('/');
    return Object.hasOwn(remotes[provider]?.[kind] ?? {}, prefix + part);
  };
  const [hasRecord, hasFragment] = [isOffered('records', ''), isOffered('exposes', './fragments/')];
  return routes.flatMap(({ path, records = [], ...route }) => [
    ...fragmentsOf(name, route)
      .filter((fragment) => !hasFragment(fragment))
      .map(
        (fragment) =>
          `TB-COMPOSE-010: ${name} shows ${fragment} on ${path}, which nobody exposes (${owner}). Compose a version of its remote that exposes it, or remove it from the route.`,
      ),
    ...records
      .filter((record) => !hasRecord(record))
      .map(
        (record) =>
          `TB-COMPOSE-011: ${name} reads ${record} on ${path}, which nobody publishes (${owner}). Compose a version of its remote that publishes it, or remove it from the route.`,
      ),
  ]);
}

const inFull = ({ name, version }: DeployManifest) => `${name} ${version}`;

interface Provided {
  readonly remotes: readonly DeployManifest[];
  readonly contracts: Contracts;
  readonly artefacts: Pick<ArtefactStore, 'read'>;
}

/**
 * Validates the content of a record with the schema of a reader. The owner `*` means all remotes that publish the record.
 */
async function recordConflicts(
  reader: DeployManifest,
  whole: string,
  expected: JsonSchema,
  { remotes, contracts, artefacts }: Provided,
): Promise<string[]> {
  const [owner, record = ''] = whole.split('/');
  const publishers = remotes.filter(({ name }) => owner === '*' || name === owner);
  const faults = publishers.map(async (publisher) => {
    const data = await readRecord(artefacts, publisher, record);
    if (data === undefined) return [];
    const fault = recordFault(data, expected, contracts.get(publisher.name)?.records[record]);
    return fault === undefined
      ? []
      : [
          `TB-COMPOSE-012: ${publisher.name}/${record} of ${inFull(publisher)} cannot be read by ${inFull(reader)}: ${fault}. ` +
            `${publisher.owner}: publish it in the former way too, until no version reads it. ` +
            `${reader.owner}: pull the contract, read the new form, and publish.`,
        ];
  });
  return (await Promise.all(faults)).flat();
}

function fragmentConflicts(
  page: DeployManifest,
  remotes: Release['remotes'],
  contracts: Contracts,
): string[] {
  return Object.entries(contracts.get(page.name)?.uses.fragments ?? {}).flatMap(([whole, passed]) => {
    const [owner = '', fragment = ''] = whole.split('/');
    const exposer = remotes[owner];
    const taken = contracts.get(owner)?.fragments[fragment];
    const fault = taken && propsFault(passed, taken);
    return !exposer || fault === undefined
      ? []
      : [
          `TB-COMPOSE-013: ${whole} of ${inFull(exposer)} does not take the props of ${inFull(page)}: ${fault}. ` +
            `${exposer.owner}: make the new prop optional, or accept the former one. ` +
            `${page.owner}: pull the contract, pass the new props, and publish.`,
        ];
  });
}

/** Lists the query parameters of links that the page at the path of the link does not read. */
function linkConflicts(
  user: DeployManifest,
  remotes: readonly DeployManifest[],
  contracts: Contracts,
): string[] {
  return (contracts.get(user.name)?.uses.pages ?? []).flatMap(({ path, query }) => {
    const owner = remotes.find(({ routes }) => routes.some((route) => route.path === path));
    // A release may be composed without a remote; verifying finds links to pages that it lacks.
    if (!owner) return [];
    const read = owner.routes.find((route) => route.path === path)?.query ?? [];
    return query
      .filter((parameter) => !read.includes(parameter))
      .map(
        (parameter) =>
          `TB-COMPOSE-016: ${inFull(user)} links to ${path} with ${parameter}, which ${inFull(owner)} does not read. ` +
          `${owner.owner}: read it until no version links with it. ${user.owner}: link in the new way, and publish.`,
      );
  });
}

function eventConflicts(remote: DeployManifest, shell: DeployManifest, contracts: Contracts): string[] {
  const shared = contracts.get(shell.name)?.events ?? {};
  return Object.entries(contracts.get(remote.name)?.events ?? {})
    .filter(([event, own]) => shared[event] && !isDeepStrictEqual(shared[event], own))
    .map(
      ([event]) =>
        `TB-COMPOSE-014: ${event} has another detail in ${inFull(remote)} than in ${inFull(shell)}. ` +
        `${shell.owner} and ${remote.owner}: publish both from the same shared/contract.`,
    );
}

function storageConflicts(deployables: readonly DeployManifest[], contracts: Contracts): string[] {
  const ownerOf = new Map<string, DeployManifest>();
  return deployables.flatMap((user) =>
    (contracts.get(user.name)?.storage ?? []).flatMap((key) => {
      const first = ownerOf.get(key);
      if (!first) {
        ownerOf.set(key, user);
        return [];
      }
      return [
        `TB-COMPOSE-017: ${inFull(first)} and ${inFull(user)} both store ${key} in the browser. ` +
          `${user.owner}: store it under another key.`,
      ];
    }),
  );
}

function undefinedVariables(remote: DeployManifest, shell: DeployManifest, contracts: Contracts): string[] {
  const defined = contracts.get(shell.name)?.variables;
  const missing = contracts.get(remote.name)?.variables.filter((name) => defined?.includes(name) === false);
  return (missing ?? []).map(
    (name) =>
      `TB-COMPOSE-015: The styles of ${inFull(remote)} read ${name}, which ${inFull(shell)} does not define. ` +
      `${shell.owner}: publish a shell that defines it. ` +
      `${remote.owner}: read it with a fallback value, as in var(${name}, #c60).`,
  );
}
