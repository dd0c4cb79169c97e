import { scriptWeights } from '@tanabana/build/publish/overBudget';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { namedRelease } from '../../composition/namedRelease';
import { RELEASE_ARGUMENT } from '../releaseArgument';
import { deployablesOf, type Release } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';

/** `diff A B`: what changes for visitors and teams from one release to another. */
export const diffCommand: AddCommand = (commands, context) => {
  commands
    .command('diff')
    .summary('versions, routes, sizes and settings that differ')
    .description('Prints the versions, routes, sizes and settings that differ from one release to another.')
    .argument('<before>', RELEASE_ARGUMENT)
    .argument('<after>', RELEASE_ARGUMENT)
    .action(async (before: string, after: string) => {
      const { releases, deployments, print } = context();
      const load = async (word: string) => releases.load(await namedRelease(releases, deployments, word));
      const lines = differences(await load(before), await load(after));
      print(lines.length > 0 ? lines.join('\n') : 'Nothing differs.');
    });
};

/** What differs between two releases, a line each. */
function differences(before: Release, after: Release): string[] {
  const names = new Set([...deployablesOf(before), ...deployablesOf(after)].map(({ name }) => name));
  const find = (release: Release, name: string) =>
    deployablesOf(release).find((deployable) => deployable.name === name);
  return [
    ...[...names].flatMap((name) => deployableDifferences(name, find(before, name), find(after, name))),
    ...settingsDifferences(before, after),
  ];
}

function deployableDifferences(
  name: string,
  before: DeployManifest | undefined,
  after: DeployManifest | undefined,
): string[] {
  if (before?.version === after?.version) return [];
  const routes = (manifest: DeployManifest | undefined) => manifest?.routes.map(({ path }) => path) ?? [];
  const added = routes(after).filter((path) => !routes(before).includes(path));
  const removed = routes(before).filter((path) => !routes(after).includes(path));
  return [
    `${name}: ${before?.version ?? 'none'} → ${after?.version ?? 'none'} (${(after ?? before)?.owner})`,
    ...added.map((path) => `  + ${path}`),
    ...removed.map((path) => `  - ${path}`),
    ...(before && after ? weightDifferences(before, after) : []),
  ];
}

function weightDifferences(before: DeployManifest, after: DeployManifest): string[] {
  const old = scriptWeights(before);
  return Object.entries(scriptWeights(after)).flatMap(([part, bytes]) => {
    const change = bytes - (old[part] ?? bytes);
    const sign = change > 0 ? '+' : '';
    return change === 0 ? [] : [`  ${part}: ${sign}${change} bytes of script, now ${bytes}`];
  });
}

function settingsDifferences({ settings: before }: Release, { settings: after }: Release): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof typeof after)[];
  return keys
    .map((key) => ({ key, old: JSON.stringify(before[key]), now: JSON.stringify(after[key]) }))
    .filter(({ old, now }) => old !== now)
    .map(({ key, old, now }) => `setting ${key}: ${old} → ${now}`);
}
