import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { Release } from '../../composition/releaseDocument';
import { verifySteps } from '../../render/verify/verifySteps';

/** A page that a browser opens to count its long tasks. */
export interface PageToOpen {
  readonly path: string;
  /** Whose page it is: a remote, or the shell. */
  readonly remote: DeployManifest;
  /** Most long tasks that it may have. */
  readonly budget: number;
}

/** Of the pages that a verification renders, the first of each route whose owner has a budget of long tasks. */
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

/** What is wrong with a page that has so many long tasks: a sentence, or nothing. */
export function tooManyLongTasks({ path, remote, budget }: PageToOpen, longTasks: number): string[] {
  if (longTasks <= budget) return [];
  const tasks = `${longTasks} long ${longTasks === 1 ? 'task' : 'tasks'}`;
  return [
    `${path} keeps a phone busy with ${tasks}, the budget of ${remote.name} is ${budget} (${remote.owner}).`,
  ];
}
