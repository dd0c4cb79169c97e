import { scriptWeights } from '../versions/overBudget';
import type { ArtefactStore } from '../versions/artefactStore';
import { commitInWords } from '../versions/publication';
import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { contractLines } from '../contracts/contractLines';
import { contractsOf, type Contracts } from '../contracts/contractConflicts';
import { deployablesOf, type Release } from '../documents/releaseDocument';

export type ReleaseDifferences = Awaited<ReturnType<typeof releaseDifferences>>;
export type DeployableDifference = ReleaseDifferences['deployables'][number];

export async function releaseDifferences(
  artefacts: Pick<ArtefactStore, 'read' | 'publications'>,
  before: Release,
  after: Release,
) {
  const [contractsBefore = NO_CONTRACTS, contractsAfter = NO_CONTRACTS] = await Promise.all(
    // Compares without contracts if a contract cannot be read, because its version may have been removed from the
    // store.
    [before, after].map((release) => contractsOf(artefacts, release).catch(() => NO_CONTRACTS)),
  );
  const names = new Set([...deployablesOf(before), ...deployablesOf(after)].map(({ name }) => name));
  const find = (release: Release, name: string) =>
    deployablesOf(release).find((deployable) => deployable.name === name);
  const commitOf = async (manifest: DeployManifest | undefined) =>
    manifest && (await artefacts.publications.newestOf(manifest).catch(() => undefined))?.commit;
  const deployables = [...names].map(async (name) => {
    const [old, next] = [find(before, name), find(after, name)];
    if (old?.version === next?.version) return [];
    const [oldCommit, nextCommit] = await Promise.all([old, next].map(commitOf));
    return [
      {
        name,
        owner: (next ?? old)?.owner ?? '',
        before: old?.version,
        after: next?.version,
        ...(oldCommit && { commitBefore: oldCommit }),
        ...(nextCommit && { commitAfter: nextCommit }),
        routesAdded: difference(routesIn(next), routesIn(old)),
        routesRemoved: difference(routesIn(old), routesIn(next)),
        fragmentsAdded: difference(fragmentsIn(next), fragmentsIn(old)),
        fragmentsRemoved: difference(fragmentsIn(old), fragmentsIn(next)),
        /** Changes of contracts, as in `contract page: 1 → 2` or `record prices[].price: number → none`. */
        contracts:
          old && next
            ? contractDifferences(termsOf(old, contractsBefore), termsOf(next, contractsAfter))
            : [],
        weights: old && next ? weightDifferences(old, next) : [],
      },
    ];
  });
  return {
    deployables: (await Promise.all(deployables)).flat(),
    settings: settingsDifferences(before, after),
  };
}

export function changesOf(difference: DeployableDifference): readonly string[] {
  const { routesAdded, routesRemoved, fragmentsAdded, fragmentsRemoved, contracts, weights } = difference;
  const { commitBefore, commitAfter } = difference;
  const inWords = (commit: typeof commitBefore) => (commit ? commitInWords(commit) : 'unknown');
  const changes = [
    ...(commitBefore || commitAfter ? [`commit: ${inWords(commitBefore)} → ${inWords(commitAfter)}`] : []),
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
type Terms = ReadonlyMap<string, string>;

const NO_CONTRACTS: Contracts = new Map();

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

/**
 * Returns the terms that other deployables depend on: contract versions, versions of shared modules such as React, and
 * fields of `contract.json`.
 */
function termsOf({ name, contracts, singletons }: DeployManifest, files: Contracts): Terms {
  const contract = files.get(name);
  return new Map([
    ...Object.entries(contracts).map(([part, number]) => [`contract ${part}`, String(number)] as const),
    ...Object.entries(singletons),
    ...(contract ? contractLines(contract) : []),
  ]);
}

function contractDifferences(before: Terms, after: Terms) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((contract) => contract.before !== contract.after);
}

function weightDifferences(before: DeployManifest, after: DeployManifest) {
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
