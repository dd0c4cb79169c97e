import { checkedRollback } from '../../composition/deployments/checkedRollback';
import { REASON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';

/** `rollback`: makes the previous release live again without verifying it: it was when it was promoted. */
export const rollbackCommand: AddCommand = (commands, context) => {
  commands
    .command('rollback')
    .summary('makes the previous release, or a named one, live again')
    .description('Makes the previous release, or a named one that was live, live again at once.')
    .argument('[release]', RELEASE_ARGUMENT)
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { reason }: { reason?: string }) => {
      const { print, ...rest } = context();
      print(`Release ${await checkedRollback(rest, word, reason)} is live again.`);
    });
};
