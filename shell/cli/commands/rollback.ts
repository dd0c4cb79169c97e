import type { ReleaseContext } from '../../composition/releaseContext';
import { loadWhole } from '../../composition/loadWhole';
import { namedRelease } from '../../composition/namedRelease';
import { REASON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { releaseBefore, rollback } from '../../composition/deployReleases';

/** `rollback`: puts back the release before, at once; it was verified when it was promoted. */
export const rollbackCommand: AddCommand = (commands, context) => {
  commands
    .command('rollback')
    .summary('puts back the release before, or the one named')
    .description('Puts back the release before, or the one named, at once.')
    .argument('[release]', RELEASE_ARGUMENT)
    .option(...REASON_OPTION)
    .action((word: string | undefined, { reason }: { reason?: string }) => goBack(context(), word, reason));
};

async function goBack(
  context: ReleaseContext,
  word: string | undefined,
  reason: string | undefined,
): Promise<void> {
  const { releases, deployments, print } = context;
  const history = await deployments.recent(Infinity);
  const before = history[0] && releaseBefore(history[0].live, history);
  const target = word === undefined ? before : await namedRelease(releases, deployments, word);
  if (target !== undefined) await loadWhole(context, target);
  const live = await rollback(deployments, target, reason, ['every version is there']);
  print(`Release ${live} is live again.`);
}
