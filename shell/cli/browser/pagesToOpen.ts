import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import type { Release } from '@tanabana/releases/documents/releaseDocument';
import { countOf } from '@tanabana/shop/text/formatCount';
import { verifySteps } from '../../render/verify/verifySteps';

export interface PageToOpen {
  readonly path: string;
  /** Manifest of the deployable that owns the page: a remote or the shell. */
  readonly remote: DeployManifest;
  /**
   * Undefined if the owner has no budget of long tasks. `usable` is the maximum time, in milliseconds, from the first paint until clicks that were made before hydration
   * take effect.
   */
  readonly budgets?: { readonly longTasks: number; readonly usable?: number | undefined } | undefined;
}

/** Selects one page of each route: the first page that the verification renders. */
export function pagesToOpen(release: Release): readonly PageToOpen[] {
  const chosen = new Map<string, PageToOpen>();
  for (const { name, path, route } of verifySteps(release)) {
    const remote = release.remotes[name] ?? release.shell;
    if (path === undefined || route === undefined || chosen.has(route)) continue;
    const { longTasks, usable } = remote.budgets ?? {};
    chosen.set(route, { path, remote, budgets: longTasks === undefined ? undefined : { longTasks, usable } });
  }
  return [...chosen.values()];
}

export function overBudget(
  { path, remote, budgets }: PageToOpen,
  { longTasks, usable }: { readonly longTasks: number; readonly usable: number },
): string[] {
  if (!budgets) return [];
  const reasons: string[] = [];
  if (longTasks > budgets.longTasks) {
    const tasks = countOf(longTasks, 'long task');
    reasons.push(
      `TB-BUDGET-002: ${path} blocks the main thread of a phone with ${tasks}, the budget of ${remote.name} is ${budgets.longTasks} (${remote.owner}).`,
    );
  }
  if (budgets.usable !== undefined && usable > budgets.usable) {
    reasons.push(
      `TB-BUDGET-003: ${path} answers an early press on a phone ${Math.round(usable)} ms after the first paint, the budget of ${remote.name} is ${budgets.usable} ms (${remote.owner}).`,
    );
  }
  return reasons;
}
