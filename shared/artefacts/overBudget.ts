import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Size of a deployable's scripts for each page and fragment (for the shell: for any page), in bytes. */
export function scriptWeights({ name, entry, exposes, files }: DeployManifest): Record<string, number> {
  const weigh = (scripts: readonly string[]) =>
    scripts.reduce((sum, script) => sum + (files[`browser/${script}`]?.brotliBytes ?? 0), 0);
  const parts = Object.entries(exposes).map(([expose, scripts]) => [expose, weigh([entry, ...scripts])]);
  return Object.fromEntries(name === 'shell' ? [['every page', weigh([entry])]] : parts) as Record<
    string,
    number
  >;
}

/** Returns a sentence for each page or fragment that exceeds the budget in its team's package.json. */
export function overBudget(manifest: DeployManifest): string[] {
  const { name, owner, budgets } = manifest;
  if (!budgets) return [];
  return Object.entries(scriptWeights(manifest))
    .filter(([, bytes]) => bytes > budgets.scriptsOfPage)
    .map(
      ([part, bytes]) =>
        `${name}: the scripts of ${part} weigh ${inKilobytes(bytes)}, its budget is ${inKilobytes(budgets.scriptsOfPage)} (${owner}).`,
    );
}
