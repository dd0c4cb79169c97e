import { UsageError } from '@tanabana/artefacts/usageError';
import { formatDeployment } from '../../composition/deployments/deploymentHistory';
import { JSON_OPTION, type AddCommand } from '../addCommand';

const DEFAULT_LAST = 50;

export const historyCommand: AddCommand = (commands, context) => {
  commands
    .command('history')
    .description('Prints the deployments, the newest first: who, what, when, why, and what was checked.')
    .option('--last <number>', 'how many', parseLimit, DEFAULT_LAST)
    .option(...JSON_OPTION)
    .action(async ({ last, json }: { last: number; json?: boolean }) => {
      const { deployments, print } = context();
      const history = await deployments.recent(last);
      if (json) print(JSON.stringify(history, null, 2));
      for (const deployment of json ? [] : history) {
        print(formatDeployment(deployment));
        if (deployment.checks) print(`  checked: ${deployment.checks.join(', ')}`);
      }
    });
};

function parseLimit(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new UsageError(`TB-USAGE-008: --last ${word} is not a number of deployments.`);
}
