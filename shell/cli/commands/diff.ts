import { scriptWeights } from '@tanabana/build/publish/overBudget';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { namedRelease } from '../../composition/namedRelease';
import { JSON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
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
    .option(...JSON_OPTION)
    .action(async (before: string, after: string, { json }: { json?: boolean }) => {
      const { releases, deployments, print } = context();
      const load = async (word: string) => releases.load(await namedRelease(releases, deployments, word));
      const differences = differencesOf(await load(before), await load(after));
      print(json ? JSON.stringify(differences, null, 2) : inWords(differences));
    });
};

interface Differences {
  readonly deployables: readonly DeployableDifference[];
  readonly settings: readonly { readonly key: string; readonly before: unknown; readonly after: unknown }[];
}

interface DeployableDifference {
  readonly name: string;
  readonly owner: string;
  /** Versions; nothing where the deployable is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly routesAdded: readonly string[];
  readonly routesRemoved: readonly string[];
  /** Parts whose scripts weigh another number of bytes. */
  readonly weights: readonly { readonly part: string; readonly change: number; readonly bytes: number }[];
}

function differencesOf(before: Release, after: Release): Differences {
  const names = new Set([...deployablesOf(before), ...deployablesOf(after)].map(({ name }) => name));
  const find = (release: Release, name: string) =>
    deployablesOf(release).find((deployable) => deployable.name === name);
  return {
    deployables: [...names].flatMap((name) =>
      deployableDifference(name, find(before, name), find(after, name)),
    ),
    settings: settingsDifferences(before, after),
  };
}

function deployableDifference(
  name: string,
  before: DeployManifest | undefined,
  after: DeployManifest | undefined,
): DeployableDifference[] {
  if (before?.version === after?.version) return [];
  const routes = (manifest: DeployManifest | undefined) => manifest?.routes.map(({ path }) => path) ?? [];
  return [
    {
      name,
      owner: (after ?? before)?.owner ?? '',
      before: before?.version,
      after: after?.version,
      routesAdded: routes(after).filter((path) => !routes(before).includes(path)),
      routesRemoved: routes(before).filter((path) => !routes(after).includes(path)),
      weights: before && after ? weightDifferences(before, after) : [],
    },
  ];
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

function inWords({ deployables, settings }: Differences): string {
  const lines = [
    ...deployables.flatMap(({ name, owner, before, after, routesAdded, routesRemoved, weights }) => [
      `${name}: ${before ?? 'none'} → ${after ?? 'none'} (${owner})`,
      ...routesAdded.map((path) => `  + ${path}`),
      ...routesRemoved.map((path) => `  - ${path}`),
      ...weights.map(
        ({ part, change, bytes }) =>
          `  ${part}: ${change > 0 ? '+' : ''}${change} bytes of script, now ${bytes}`,
      ),
    ]),
    ...settings.map(
      ({ key, before, after }) => `setting ${key}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
    ),
  ];
  return lines.length > 0 ? lines.join('\n') : 'Nothing differs.';
}
