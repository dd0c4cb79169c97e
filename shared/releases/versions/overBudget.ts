import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Returns the total compressed size of the scripts of each page and fragment, in bytes. The keys are exposes, as in
 * `./pages/cart`. The result for the shell has one key, `every page`.
 */
export function scriptWeights({ name, entry, exposes, files }: DeployManifest): Record<string, number> {
  const weigh = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => sum + (files[`browser/${script}`]?.brotliBytes ?? 0), 0);
  if (name === 'shell') return { 'every page': weigh([entry]) };
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, scripts]) => [expose, weigh([entry, ...scripts])]),
  );
}

export function overBudget(manifest: DeployManifest): string[] {
  const { name, owner, budgets } = manifest;
  if (!budgets) return [];
  return Object.entries(scriptWeights(manifest))
    .filter(([, bytes]) => bytes > budgets.scriptsOfPage)
    .map(
      ([expose, bytes]) =>
        `TB-BUDGET-001: ${name}: the scripts of ${expose} weigh ${inKilobytes(bytes)}, its budget is ${inKilobytes(budgets.scriptsOfPage)} (${owner}).`,
    );
}
