import { scriptWeights } from '@tanabana/shared/release/overBudget';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { namedRelease } from '../namedRelease';
import { deployablesOf, type Release } from '../releaseDocument';
import type { Command } from '../runRelease';

/** `diff A B`: what changes for visitors and teams from one release to another. */
export const diffCommand: Command = async ({ releases, journal, say }, [first, second]) => {
  if (first === undefined || second === undefined) throw new Error('Two releases, as in: diff live newest');
  const [before, after] = await Promise.all(
    [first, second].map(async (word) => releases.load(await namedRelease(releases, journal, word))),
  );
  if (!before || !after) return;
  const lines = differences(before, after);
  say(lines.length > 0 ? lines.join('\n') : 'Nothing differs.');
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
