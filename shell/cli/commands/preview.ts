import { releaseSecret } from '../../composition/releaseSecret';
import { signPreview, type Preview } from '../../composition/preview';
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
  readonly override?: Preview['override'];
  readonly json?: boolean;
}

/** Prints a link that shows whoever opens it a release. */
async function printLink(context: ReleaseContext, word: string, options: LinkOptions): Promise<void> {
  const { for: hours, path, override, json } = options;
  const { releases, deployments, data, env, now, print } = context;
  const release = await loadWhole(context, await namedRelease(releases, deployments, word));
  if (override && !(override.remote in release.remotes)) {
    throw new UsageError(`Release ${release.id} has no remote ${override.remote}.`);
  }
  const until = now() + hours * HOUR;
  const secret = await releaseSecret(data, env.RELEASE_SECRET);
  const link = new URL(path, release.settings.origin);
  link.searchParams.set(
    'preview',
    signPreview(secret, { release: release.id, ...(override && { override }) }, until),
  );
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

function overrideNamed(word: string): Preview['override'] {
  const [, remote = '', port] = /^([a-z]+)@(\d{1,5})$/.exec(word) ?? [];
  if (port !== undefined && Number(port) < 65_536) return { remote, port: Number(port) };
  throw new UsageError(`--override ${word} is no remote and port, as in cart@3100.`);
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
    .option(
      '--override <remote@port>',
      'a remote from a dev server on the machine of whoever opens it',
      overrideNamed,
    )
    .option(...JSON_OPTION)
    .action((word: string, options: LinkOptions) => printLink(context(), word, options));
};
