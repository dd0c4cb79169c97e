import { UsageError } from '@tanabana/artefacts/errors/usageError';
import type { ReleaseContext } from '../../composition/deployments/releaseContext';
import { REASON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';
import { canaryShare, startCanary, stopCanary } from '../../composition/deployments/deployReleases';
import { verified } from './verify';

function parseShare(word: string): number {
  const share = canaryShare(/^(.*)%$/.exec(word)?.[1] ?? '');
  if (share !== undefined) return share;
  throw new UsageError(
    `TB-USAGE-004: "${word}" is not a share of the visitors: use a number above 0% and below 100%, as in 5%.`,
  );
}

export const canaryCommand: AddCommand = (commands, context) => {
  commands
    .command('canary')
    .description(
      'Verifies a release and shows it to a share of the visitors, or changes that share, or ends it.',
    )
    .usage('[options] [release] 5% | off')
    .argument('<release>', `${RELEASE_ARGUMENT}; by default the running canary, or the newest`)
    .argument('[share]', 'above 0% and below 100%, or off to end the canary')
    .option(...REASON_OPTION)
    .action(async (first: string, second: string | undefined, { reason }: { reason?: string }) => {
      if (first === 'off' && second === undefined) await endCanary(context(), reason);
      else await showCanary(context(), second === undefined ? undefined : first, second ?? first, reason);
    });
};

async function endCanary({ deployments, print }: ReleaseContext, reason = 'Ended by hand.'): Promise<void> {
  await stopCanary(deployments, reason);
  print('Everybody gets the live release.');
}

async function showCanary(
  context: ReleaseContext,
  word: string | undefined,
  share: string,
  reason: string | undefined,
): Promise<void> {
  const { deployments, print } = context;
  const part = parseShare(share);
  const present = await deployments.latest();
  const { release, checks } = await verified(context, word ?? (present?.canary ? 'canary' : 'newest'));
  const history = deployments.actingOn(present?.number ?? 0);
  await startCanary(history, release.id, part, { reason, checks });
  print(`Release ${release.id} is shown to ${share} of the visitors.`);
}
