import { UsageError } from '@tanabana/releases/errors/usageError';
import { commitInWords } from '@tanabana/releases/versions/publication';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { formatDeployment } from '@tanabana/releases/deployments/deploymentHistory';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { versionsOf } from '@tanabana/releases/documents/releaseDocument';
import { JSON_OPTION, type AddCommand } from './addCommand';

const DEFAULT_LAST = 50;

export const historyCommand: AddCommand = (commands, context) => {
  commands
    .command('history')
    .description('Prints the deployments, the newest first: who, what, when, why, and what was checked.')
    .option('--last <number>', 'how many', parseLimit, DEFAULT_LAST)
    .option(...JSON_OPTION)
    .action(async ({ last, json }: { last: number; json?: boolean }) => {
      const { deployments, print, ...stores } = context();
      const history = await deployments.recent(last);
      if (json) print(JSON.stringify(history, null, 2));
      for (const [index, deployment] of json ? [] : history.entries()) {
        print(formatDeployment(deployment));
        for (const change of await changesBetween(stores, history[index + 1], deployment))
          print(`  ${change}`);
        if (deployment.checks) print(`  checked: ${deployment.checks.join(', ')}`);
      }
    });
};

/** Lists the versions that a deployment brought, with their commits. */
async function changesBetween(
  { releases, artefacts }: Pick<ReleaseContext, 'releases' | 'artefacts'>,
  before: Deployment | undefined,
  { live }: Deployment,
): Promise<readonly string[]> {
  if (before === undefined || before.live === live) return [];
  try {
    const [old, next] = await Promise.all([before.live, live].map((id) => releases.load(id)));
    if (!old || !next) return [];
    const former = versionsOf(old);
    const changed = Object.entries(versionsOf(next)).filter(([name, version]) => former[name] !== version);
    return await Promise.all(
      changed.map(async ([name, version]) => {
        const commit = (await artefacts.publications.newestOf({ name, version }))?.commit;
        return `${name} ${version}${commit ? `, ${commitInWords(commit)}` : ''}`;
      }),
    );
  } catch {
    // Releases and versions may have been removed.
    return [];
  }
}

function parseLimit(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new UsageError(`TB-USAGE-008: --last ${word} is not a number of deployments.`);
}
