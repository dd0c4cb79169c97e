import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { Release } from '../../composition/releaseDocument';
import { verifySteps } from '../../render/verify/verifySteps';

/** A page whose long tasks are counted in a browser. */
export interface PageToOpen {
  readonly path: string;
  /** Owner of the page: a remote or the shell. */
  readonly remote: DeployManifest;
  /** Maximum number of long tasks. */
  readonly budget: number;
}

/** Selects the pages to open: the first verified page of each route whose owner has a budget of long tasks. */
export function pagesToOpen(release: Release): readonly PageToOpen[] {
  const chosen = new Map<string, PageToOpen>();
  for (const { name, path, route } of verifySteps(release)) {
    const remote = release.remotes[name] ?? release.shell;
    const budget = remote.budgets?.longTasks;
    if (path === undefined || route === undefined || budget === undefined) continue;
    if (!chosen.has(route)) chosen.set(route, { path, remote, budget });
  }
  return [...chosen.values()];
}

/** @returns a sentence when the page exceeds its budget, otherwise an empty array */
export function tooManyLongTasks({ path, remote, budget }: PageToOpen, longTasks: number): string[] {
  if (longTasks <= budget) return [];
  const tasks = `${longTasks} long ${longTasks === 1 ? 'task' : 'tasks'}`;
  return [
    `${path} blocks the main thread of a phone with ${tasks}, the budget of ${remote.name} is ${budget} (${remote.owner}).`,
  ];
}
