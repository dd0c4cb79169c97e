import { checkedRollback } from '../../composition/deployments/checkedRollback';
import { REASON_OPTION, RELEASE_ARGUMENT, type AddCommand } from '../addCommand';

export const rollbackCommand: AddCommand = (commands, context) => {
  commands
    .command('rollback')
    .description('Makes the previous release, or a named one that was live, live again at once.')
    .argument('[release]', RELEASE_ARGUMENT)
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { reason }: { reason?: string }) => {
      const { print, ...rest } = context();
      print(`Release ${await checkedRollback(rest, word, reason)} is live again.`);
    });
};
