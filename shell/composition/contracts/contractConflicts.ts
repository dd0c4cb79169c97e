import type { ContractFile } from '@tanabana/runtime/contracts/contractFile';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import { readContractFile } from '@tanabana/artefacts/store/readContractFile';
import { deployablesOf, fragmentsOf, type Release } from '../releases/releaseDocument';
import { findMismatches, type Comparison } from './findMismatches';

type Versions = Pick<Release, 'shell' | 'remotes'>;

/** Deployable → contract. Deployables whose version was published without a contract are missing. */
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

interface Dependency extends Comparison {
  /**
   * Formats a mismatch as a sentence that names the teams of the two deployables, and the changes that each team can
   * make.
   */
  readonly inWords: (mismatch: string) => string;
}

/**
 * Lists the conflicts between deployables, as sentences. A remote conflicts if it uses a record or a fragment that no
 * remote provides, or a CSS variable that the shell does not define. Schemas of records, fragments and events are
 * compared if both versions have a contract.
 */
export async function contractConflicts(release: Versions, contracts: Contracts): Promise<string[]> {
  const { shell, remotes } = release;
  const all = Object.values(remotes);
  const dependencies = [shell, ...all].flatMap((user) => [
    ...Object.entries(contracts.get(user.name)?.uses.records ?? {}).flatMap(recordRead(user, all, contracts)),
    ...Object.entries(contracts.get(user.name)?.uses.fragments ?? {}).flatMap(
      fragmentShown(user, remotes, contracts),
    ),
    ...eventsShared(user, shell, contracts),
  ]);
  const mismatches = await findMismatches(dependencies);
  return [
    ...all.flatMap((user) => missingOffers(user, remotes)),
    ...dependencies.flatMap(({ inWords }, place) => {
      const mismatch = mismatches[place];
      return mismatch === undefined ? [] : [inWords(mismatch)];
    }),
    ...all.flatMap((user) => undefinedVariables(user, shell, contracts)),
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
          `TB-COMPOSE-010: ${name} shows ${fragment} on ${path}, which nobody exposes (${owner}).`,
      ),
    ...records
      .filter((record) => !hasRecord(record))
      .map(
        (record) => `TB-COMPOSE-011: ${name} reads ${record} on ${path}, which nobody publishes (${owner}).`,
      ),
  ]);
}

type Used = [whole: string, schema: ContractFile['records'][string]];

const inFull = ({ name, version }: DeployManifest) => `${name} ${version}`;

/**
 * Compares a record with the schema that the reader expects. The owner `*` means all remotes that publish the record.
 */
function recordRead(reader: DeployManifest, remotes: readonly DeployManifest[], contracts: Contracts) {
  return ([whole, accepted]: Used): Dependency[] => {
    const [owner, record = ''] = whole.split('/');
    const publishers = remotes.filter(({ name }) => owner === '*' || name === owner);
    return publishers.flatMap((publisher) => {
      const provided = contracts.get(publisher.name)?.records[record];
      const inWords = (mismatch: string) =>
        `TB-COMPOSE-012: ${publisher.name}/${record} of ${inFull(publisher)} cannot be read by ${inFull(reader)}: ${mismatch}. ` +
        `${publisher.owner}: publish it in the former way too, until no version reads it. ` +
        `${reader.owner}: pull the contract, read the new form, and publish.`;
      return provided ? [{ provided, accepted, inWords }] : [];
    });
  };
}

function fragmentShown(page: DeployManifest, remotes: Release['remotes'], contracts: Contracts) {
  return ([whole, provided]: Used): Dependency[] => {
    const [owner = '', fragment = ''] = whole.split('/');
    const exposer = remotes[owner];
    const accepted = contracts.get(owner)?.fragments[fragment];
    if (!exposer || !accepted) return [];
    const inWords = (mismatch: string) =>
      `TB-COMPOSE-013: ${whole} of ${inFull(exposer)} does not take the props of ${inFull(page)}: ${mismatch}. ` +
      `${exposer.owner}: make the new prop optional, or accept the former one. ` +
      `${page.owner}: pull the contract, pass the new props, and publish.`;
    return [{ provided, accepted, inWords }];
  };
}

/** Compares the schemas of events in both directions, because every deployable may dispatch and receive every event. */
function eventsShared(remote: DeployManifest, shell: DeployManifest, contracts: Contracts): Dependency[] {
  const shared = contracts.get(shell.name)?.events ?? {};
  return Object.entries(contracts.get(remote.name)?.events ?? {}).flatMap(([event, own]) => {
    const other = shared[event] ?? own;
    const inWords = (mismatch: string) =>
      `TB-COMPOSE-014: ${event} has another detail in ${inFull(remote)} than in ${inFull(shell)}: ${mismatch}. ` +
      `${shell.owner} and ${remote.owner}: publish both from the same shared/runtime.`;
    return [
      { provided: own, accepted: other, inWords },
      { provided: other, accepted: own, inWords },
    ];
  });
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
