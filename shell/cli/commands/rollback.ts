import { checkedRollback } from '@tanabana/releases/deployments/checkedRollback';
import type { Deployment } from '@tanabana/releases/documents/deployment';
import { deploymentInWords } from '@tanabana/releases/deployments/deploymentHistory';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { ReleaseError } from '@tanabana/releases/documents/readRelease';
import { REASON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';

/** Time in which a deployment of somebody else may have ended the same incident, in milliseconds. */
const RECENT_MS = 15 * 60_000;

export const rollbackCommand: AddCommand = (commands, context) => {
  commands
    .command('rollback')
    .description('Makes the previous release, or a named one that was live, live again at once.')
    .argument('[release]', RELEASE_ARGUMENT)
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { reason }: { reason?: string }) => {
      await rollBack(context(), word, reason);
    });
};

/** @internal */
export async function rollBack(
  context: ReleaseContext,
  word: string | undefined,
  reason: string | undefined,
) {
  const { deployments, print } = context;
  const present = await deployments.latest();
  if (present && word === undefined) await refuseAfterOthers(context, present);
  const history = deployments.actingOn(present?.number ?? 0);
  const target = await checkedRollback({ ...context, deployments: history }, word, reason);
  print(`Release ${present?.live} is withdrawn. Release ${target} is live again.`);
}

/**
 * Refuses to choose a release when somebody else has just deployed: two people who roll back for one incident would
 * withdraw the good release, too.
 */
async function refuseAfterOthers({ deployments, releases, now }: ReleaseContext, present: Deployment) {
  const isRecent = now() - Date.parse(present.at) < RECENT_MS;
  if (!isRecent || present.by === undefined || present.by === deployments.by) return;
  const target = await resolveRelease(releases, deployments, 'previous');
  throw new ReleaseError(
    `TB-DEPLOY-009: Nothing was changed: ${deploymentInWords(present)}. ` +
      `A rollback would withdraw release ${present.live} and return to ${target}. If you want that, name it: npm run release -- rollback ${target}`,
  );
}
