import { goBack } from '../../composition/goBack';
import { REASON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';

/** `rollback`: puts back the release before, at once; it was verified when it was promoted. */
export const rollbackCommand: AddCommand = (commands, context) => {
  commands
    .command('rollback')
    .summary('puts back the release before, or the one named')
    .description('Puts back the release before, or the one named, at once.')
    .argument('[release]', RELEASE_ARGUMENT)
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { reason }: { reason?: string }) => {
      const { print, ...rest } = context();
      print(`Release ${await goBack(rest, word, reason)} is live again.`);
    });
};
