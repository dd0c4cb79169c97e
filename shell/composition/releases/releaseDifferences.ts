import { scriptWeights } from '@tanabana/artefacts/overBudget';
import type { ArtefactStore } from '@tanabana/artefacts/store/artefactStore';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { contractLines } from '../contracts/contractLines';
import { contractsOf, type Contracts } from '../contracts/contractsOf';
import { deployablesOf, type Release } from './releaseDocument';

export interface ReleaseDifferences {
  readonly deployables: readonly DeployableDifference[];
  readonly settings: readonly { readonly key: string; readonly before: unknown; readonly after: unknown }[];
}

export interface DeployableDifference {
  readonly name: string;
  readonly owner: string;
  /** Version; `undefined` when the release lacks the deployable. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly routesAdded: readonly string[];
  readonly routesRemoved: readonly string[];
  readonly fragmentsAdded: readonly string[];
  readonly fragmentsRemoved: readonly string[];
  readonly contracts: readonly ContractDifference[];
  /** Pages and fragments whose scripts changed in size. */
  readonly weights: readonly { readonly part: string; readonly change: number; readonly bytes: number }[];
}

/** As in `contract page: 1 → 2`, `react: ^19.3.0 → ^19.4.0`, or `record prices[].price: number → none`. */
interface ContractDifference {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export async function releaseDifferences(
  artefacts: Pick<ArtefactStore, 'read'>,
  before: Release,
  after: Release,
): Promise<ReleaseDifferences> {
  const [old, next] = await Promise.all(
    // Files of a pruned version do not exist.
    [before, after].map((release) => contractsOf(artefacts, release).catch(() => NO_CONTRACTS)),
  );
  const names = new Set([...deployablesOf(before), ...deployablesOf(after)].map(({ name }) => name));
  const find = (release: Release, name: string) =>
    deployablesOf(release).find((deployable) => deployable.name === name);
  return {
    deployables: [...names].flatMap((name) =>
      deployableDifference(name, {
        before: find(before, name),
        after: find(after, name),
        lines: [old, next].map((contracts = NO_CONTRACTS) => linesOf(contracts, name)),
      }),
    ),
    settings: settingsDifferences(before, after),
  };
}

/** Formats the changes of a deployable, one per line. */
export function changesOf(difference: DeployableDifference): readonly string[] {
  const { routesAdded, routesRemoved, fragmentsAdded, fragmentsRemoved, contracts, weights } = difference;
  const changes = [
    ...routesAdded.map((path) => `page added: ${path}`),
    ...routesRemoved.map((path) => `page gone: ${path}`),
    ...fragmentsAdded.map((fragment) => `fragment added: ${fragment}`),
    ...fragmentsRemoved.map((fragment) => `fragment gone: ${fragment}`),
    ...contracts.map(({ name, before, after }) => `${name}: ${before ?? 'none'} → ${after ?? 'none'}`),
  ];
  return [
    ...(changes.length > 0 ? changes : ['same pages and fragments']),
    ...weights.map(
      ({ part, change, bytes }) => `${part}: ${change > 0 ? '+' : ''}${change} bytes of script, now ${bytes}`,
    ),
  ];
}

type Manifest = DeployManifest | undefined;
type Lines = ReadonlyMap<string, string>;

const NO_CONTRACTS: Contracts = new Map();

function linesOf(contracts: Contracts, name: string): Lines {
  const contract = contracts.get(name);
  return contract ? contractLines(contract) : new Map();
}

interface Versions {
  readonly before: Manifest;
  readonly after: Manifest;
  /** Contracts of both. */
  readonly lines: readonly Lines[];
}

function deployableDifference(name: string, { before, after, lines }: Versions): DeployableDifference[] {
  if (before?.version === after?.version) return [];
  return [
    {
      name,
      owner: (after ?? before)?.owner ?? '',
      before: before?.version,
      after: after?.version,
      routesAdded: difference(routesIn(after), routesIn(before)),
      routesRemoved: difference(routesIn(before), routesIn(after)),
      fragmentsAdded: difference(fragmentsIn(after), fragmentsIn(before)),
      fragmentsRemoved: difference(fragmentsIn(before), fragmentsIn(after)),
      contracts: before && after ? contractDifferences(before, after, lines) : [],
      weights: before && after ? weightDifferences(before, after) : [],
    },
  ];
}

function difference(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((one) => !others.includes(one));
}

function routesIn(manifest: Manifest): readonly string[] {
  return manifest?.routes.map(({ path }) => path) ?? [];
}

function fragmentsIn(manifest: Manifest): readonly string[] {
  return Object.keys(manifest?.exposes ?? {})
    .filter((expose) => expose.startsWith('./fragments/'))
    .map((expose) => expose.replace('./fragments', manifest?.name ?? ''));
}

function contractDifferences(
  before: DeployManifest,
  after: DeployManifest,
  lines: readonly Lines[],
): readonly ContractDifference[] {
  const spoken = ({ contracts, singletons }: DeployManifest, ownLines: Lines = new Map()) =>
    new Map<string, string>([
      ...Object.entries(contracts).map(([name, version]) => [`contract ${name}`, String(version)] as const),
      ...Object.entries(singletons),
      ...ownLines,
    ]);
  const [old, next] = [spoken(before, lines[0]), spoken(after, lines[1])];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((name) => ({ name, before: old.get(name), after: next.get(name) }))
    .filter((contract) => contract.before !== contract.after);
}

function weightDifferences(before: DeployManifest, after: DeployManifest): DeployableDifference['weights'] {
  const old = scriptWeights(before);
  return Object.entries(scriptWeights(after))
    .map(([part, bytes]) => ({ part, change: bytes - (old[part] ?? bytes), bytes }))
    .filter(({ change }) => change !== 0);
}

function settingsDifferences({ settings: before }: Release, { settings: after }: Release) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof typeof after)[];
  return keys
    .map((key) => ({ key, before: before[key], after: after[key] }))
    .filter((setting) => JSON.stringify(setting.before) !== JSON.stringify(setting.after));
}
