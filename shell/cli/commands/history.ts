import { UsageError } from '@tanabana/build/publish/usageError';
import { deploymentInWords } from '../../composition/deploymentInWords';
import type { AddCommand } from '../addCommand';
import { JSON_OPTION } from '../releaseArgument';

/** Deployments that are printed unless said otherwise. */
const USUAL = 50;

/** `history`: every deployment, who did it, why, and what was checked. */
export const historyCommand: AddCommand = (commands, context) => {
  commands
    .command('history')
    .summary('who deployed what, when and why')
    .description('Prints the deployments, the newest first: who, what, when, why, and what was checked.')
    .option('--last <number>', 'how many', lastNamed, USUAL)
    .option(...JSON_OPTION)
    .action(async ({ last, json }: { last: number; json?: boolean }) => {
      const { deployments, print } = context();
      const history = await deployments.recent(last);
      if (json) print(JSON.stringify(history, null, 2));
      for (const deployment of json ? [] : history) {
        print(deploymentInWords(deployment));
        if (deployment.checks) print(`  checked: ${deployment.checks.join(', ')}`);
      }
    });
};

function lastNamed(word: string): number {
  if (/^[1-9]\d{0,6}$/.test(word)) return Number(word);
  throw new UsageError(`--last ${word} is no number of deployments.`);
}
