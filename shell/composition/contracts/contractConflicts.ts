import type { ContractFile, JsonSchema } from '@tanabana/runtime/contracts/contractFile';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { deployablesOf, type Release } from '../releases/releaseDocument';
import type { Contracts } from './contractsOf';
import { findMismatches, type Comparison } from './findMismatches';

interface Dependency extends Comparison {
  /** Formats a mismatch as a sentence that names both teams and what each can do. */
  readonly inWords: (mismatch: string) => string;
}

/** A version with its contract. */
interface Party {
  readonly manifest: DeployManifest;
  readonly contract: ContractFile;
}

/**
 * Compares the contracts of a release with those that its versions were built against, by content.
 * @param compare see `findMismatches`
 */
export async function contractConflicts(
  release: Pick<Release, 'shell' | 'remotes'>,
  contracts: Contracts,
  compare = findMismatches,
): Promise<readonly string[]> {
  const parties = deployablesOf(release).flatMap((manifest): Party[] => {
    const contract = contracts.get(manifest.name);
    return contract ? [{ manifest, contract }] : [];
  });
  const shell = parties.find(({ manifest }) => manifest === release.shell);
  const dependencies = parties.flatMap((party) => [
    ...recordsRead(party, parties),
    ...fragmentsShown(party, parties),
    ...(shell && party !== shell ? eventsShared(party, shell) : []),
  ]);
  const mismatches = await compare(dependencies);
  return [
    ...dependencies.flatMap(({ inWords }, place) => {
      const mismatch = mismatches[place];
      return mismatch === undefined ? [] : [inWords(mismatch)];
    }),
    ...(shell ? parties.flatMap((party) => undefinedVariables(party, shell)) : []),
  ];
}

const versionOf = ({ manifest: { name, version } }: Party) => `${name} ${version}`;

function recordsRead(reader: Party, parties: readonly Party[]): Dependency[] {
  return Object.entries(reader.contract.uses.records).flatMap(([whole, accepted]) => {
    const [owner, record = ''] = whole.split('/');
    const publishers = parties.filter(({ manifest }) => owner === '*' || manifest.name === owner);
    return publishers.flatMap((publisher): Dependency[] => {
      const provided = publisher.contract.records[record];
      if (!provided) return [];
      const inWords = (mismatch: string) =>
        `${publisher.manifest.name}/${record} of ${versionOf(publisher)} cannot be read by ${versionOf(reader)}: ${mismatch}. ` +
        `${publisher.manifest.owner}: publish it in the former way too, until no version reads it. ` +
        `${reader.manifest.owner}: pull the contract, read the new form, and publish.`;
      return [{ provided, accepted, inWords }];
    });
  });
}

function fragmentsShown(page: Party, parties: readonly Party[]): Dependency[] {
  return Object.entries(page.contract.uses.fragments).flatMap(([whole, provided]): Dependency[] => {
    const [owner, fragment = ''] = whole.split('/');
    const exposer = parties.find(({ manifest }) => manifest.name === owner);
    const accepted = exposer?.contract.fragments[fragment];
    if (!exposer || !accepted) return [];
    const inWords = (mismatch: string) =>
      `${whole} of ${versionOf(exposer)} does not take the props of ${versionOf(page)}: ${mismatch}. ` +
      `${exposer.manifest.owner}: make the new prop optional, or accept the former one. ` +
      `${page.manifest.owner}: pull the contract, pass the new props, and publish.`;
    return [{ provided, accepted, inWords }];
  });
}

/** Every deployable may dispatch and receive every event. */
function eventsShared(remote: Party, shell: Party): Dependency[] {
  return Object.entries(remote.contract.events).flatMap(([event, own]): Dependency[] => {
    const shared = shell.contract.events[event];
    if (!shared) return [];
    const inWords = (mismatch: string) =>
      `${event} has another detail in ${versionOf(remote)} than in ${versionOf(shell)}: ${mismatch}. ` +
      `${shell.manifest.owner} and ${remote.manifest.owner}: publish both from the same shared/runtime.`;
    const both: [JsonSchema, JsonSchema][] = [
      [own, shared],
      [shared, own],
    ];
    return both.map(([provided, accepted]) => ({ provided, accepted, inWords }));
  });
}

function undefinedVariables(party: Party, shell: Party): string[] {
  if (party === shell) return [];
  const missing = party.contract.variables.filter((name) => !shell.contract.variables.includes(name));
  return missing.map(
    (name) =>
      `The styles of ${versionOf(party)} read ${name}, which ${versionOf(shell)} does not define. ` +
      `${shell.manifest.owner}: publish a shell that defines it. ` +
      `${party.manifest.owner}: read it with a fallback value, as in var(${name}, #c60).`,
  );
}
