import { UsageError } from '@tanabana/releases/errors/usageError';
import { NoChangeError, OutdatedDeploymentError } from '@tanabana/releases/deployments/deploymentHistory';
import { olderThanLive } from '@tanabana/releases/deployments/olderThanLive';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { ReleaseError } from '@tanabana/releases/documents/readRelease';
import { composePresentSources } from './presentSources';
import { shopSettings } from '@tanabana/tooling/webpack/shopSettings';
import { settingsWith } from '@tanabana/releases/releases/settingsWith';
import { REASON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';
import { requireConditionalWrites } from '@tanabana/releases/deployments/requireConditionalWrites';
import { promote } from '@tanabana/releases/deployments/deployReleases';
import { removedParameters } from '../varnish/varnishFile';
import { verified } from './verify';

export const promoteCommand: AddCommand = (commands, context) => {
  commands
    .command('promote')
    .description('Verifies a release and makes it live for everybody.')
    .argument('[release]', `${RELEASE_ARGUMENT} (default: newest)`)
    .option('--sources', 'builds, publishes, composes and promotes the sources of this checkout')
    .option('--force', 'promotes a release that was composed before the live one, too')
    .option(...REASON_OPTION)
    .action(async (word: string | undefined, { sources, ...options }: PromoteOptions) => {
      if (!sources) return promoteNamed(context(), word ?? 'newest', options);
      if (word === undefined) return promoteSources(context(), options);
      throw new UsageError('TB-USAGE-011: Name a release or use --sources, not both.');
    });
};

interface PromoteOptions {
  readonly sources?: boolean;
  readonly force?: boolean;
  readonly reason?: string;
}

async function promoteSources(context: ReleaseContext, options: PromoteOptions): Promise<void> {
  const settings = settingsWith(context.env.SETTINGS, shopSettings(context.root));
  const { id } = await composePresentSources(context, settings);
  await promoteRelease(context, id, options);
}

async function promoteNamed(context: ReleaseContext, word: string, options: PromoteOptions): Promise<void> {
  const { releases, deployments, print } = context;
  const id = await resolveRelease(releases, deployments, word);
  const { createdAt } = await releases.load(id);
  print(`Promoting release ${id}, first composed at ${createdAt}.`);
  const older = options.force ? undefined : await olderThanLive(context, id);
  if (older !== undefined) throw new ReleaseError(`TB-DEPLOY-006: ${older} Add --force to promote it.`);
  await promoteRelease(context, id, options);
}

async function promoteRelease(context: ReleaseContext, id: string, { reason }: PromoteOptions) {
  const { deployments, objects, print } = context;
  const seen = await deployments.length();
  const { checks, release } = await verified(context, id);
  const removed = await removedParameters(context, release);
  if (removed !== undefined) print(removed);
  await requireConditionalWrites(objects);
  try {
    await promote(deployments.actingOn(seen), id, { reason, checks });
    print(`Release ${id} is live.`);
  } catch (error) {
    // Another process may have promoted the same release concurrently.
    const isLive =
      error instanceof OutdatedDeploymentError && error.present?.live === id && !error.present.canary;
    if (!(error instanceof NoChangeError) && !isLive) throw error;
    print(`Release ${id} was live already, nothing changed.`);
  }
}
