import { releaseSecret } from '../../composition/releaseSecret';
import { signRelease } from '../../composition/signedRelease';
import { UsageError } from '@tanabana/build/publish/usageError';
import type { ReleaseContext } from '../../composition/releaseContext';
import { loadWhole } from '../../composition/loadWhole';
import { namedRelease } from '../../composition/namedRelease';
import { JSON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';

const HOUR = 3_600_000;

interface LinkOptions {
  readonly for: number;
  readonly path: string;
  readonly json?: boolean;
}

/** Prints a link that shows whoever opens it a release. */
async function printLink(context: ReleaseContext, word: string, options: LinkOptions): Promise<void> {
  const { for: hours, path, json } = options;
  const { releases, deployments, data, env, now, print } = context;
  const release = await loadWhole(context, await namedRelease(releases, deployments, word));
  const until = now() + hours * HOUR;
  const secret = await releaseSecret(data, env.RELEASE_SECRET);
  const link = new URL(path, release.settings.origin);
  link.searchParams.set('preview', signRelease(secret, 'preview', release.id, until));
  if (json) {
    const end = new Date(until).toISOString();
    print(JSON.stringify({ release: release.id, link: link.href, until: end }, null, 2));
    return;
  }
  const end = new Date(until).toISOString().slice(0, 16).replace('T', ' ');
  print(`Shows one visitor this release until ${end} UTC:`);
  print(link.href);
}

function hoursNamed(word: string): number {
  const hours = Number(word);
  if (hours > 0 && hours < Infinity) return hours;
  throw new UsageError(`--for ${word} is no number of hours.`);
}

/** `preview`: a signed link that shows whoever opens it another release, until it ends or `?preview=off`. */
export const previewCommand: AddCommand = (commands, context) => {
  commands
    .command('preview')
    .summary('a signed link that shows one visitor a release')
    .description('Prints a signed link that shows one visitor a release.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--for <hours>', 'how long the link shows it', hoursNamed, 48)
    .option('--path <path>', 'the page that it opens', '/')
    .option(...JSON_OPTION)
    .action((word: string, options: LinkOptions) => printLink(context(), word, options));
};
