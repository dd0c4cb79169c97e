import { UsageError } from '@tanabana/build/publish/usageError';
import type { ReleaseContext } from '../../composition/releaseContext';
import { composePresentSources } from '../presentSources';
import { settingsWith } from '../../composition/releases/settingsWith';
import { REASON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { promote } from '../../composition/deployments/deployReleases';
import { verified } from './verify';

/** `promote`: verifies a release and makes it live for everybody. */
export const promoteCommand: AddCommand = (commands, context) => {
  commands
    .command('promote')
    .summary('verifies a release and makes it live')
    .description('Verifies a release and makes it live for everybody.')
    .argument('[release]', `${RELEASE_ARGUMENT} (default: newest)`)
    .option('--sources', 'builds, publishes, composes and promotes the sources of this checkout')
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { sources, reason }: PromoteOptions) => {
      if (!sources) return promoteRelease(context(), word ?? 'newest', reason);
      if (word === undefined) return promoteSources(context(), reason);
      throw new UsageError('Name a release or use --sources, not both.');
    });
};

interface PromoteOptions {
  readonly sources?: boolean;
  readonly reason?: string;
}

async function promoteSources(context: ReleaseContext, reason: string | undefined): Promise<void> {
  const settings = settingsWith(context.env.SETTINGS);
  const { id } = await composePresentSources(context, settings);
  await promoteRelease(context, id, reason);
}

async function promoteRelease(
  context: ReleaseContext,
  word: string,
  reason: string | undefined,
): Promise<void> {
  const { release, checks } = await verified(context, word);
  await promote(context.deployments, release.id, {
    ...(reason !== undefined && { reason }),
    checks,
  });
  context.print(`Release ${release.id} is live.`);
}
