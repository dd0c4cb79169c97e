import { previewSecret, releaseSecret } from '@tanabana/releases/signatures/releaseSecret';
import { signPreview, type Preview } from '@tanabana/releases/signatures/preview';
import { UsageError } from '@tanabana/releases/errors/usageError';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { loadCompleteRelease } from '@tanabana/releases/deployments/loadCompleteRelease';
import { readShopAddress } from '@tanabana/releases/deployments/shopAddress';
import { resolveRelease } from '@tanabana/releases/deployments/resolveRelease';
import { JSON_OPTION, RELEASE_ARGUMENT, type AddCommand } from './addCommand';

const HOUR = 3_600_000;

interface LinkOptions {
  readonly for: number;
  readonly path: string;
  readonly override?: Preview['override'];
  readonly json?: boolean;
}

async function printLink(context: ReleaseContext, word: string, options: LinkOptions): Promise<void> {
  const { for: hours, path, override, json } = options;
  const { releases, deployments, data, env, now, print } = context;
  const release = await loadCompleteRelease(context, await resolveRelease(releases, deployments, word));
  if (override && !(override.remote in release.remotes)) {
    throw new UsageError(`TB-USAGE-005: Release ${release.id} has no remote ${override.remote}.`);
  }
  const until = now() + hours * HOUR;
  const secret = previewSecret(env) ?? (await releaseSecret(data, env));
  const link = new URL(path, await shopOrigin(context, release.settings.origin));
  link.searchParams.set(
    'preview',
    signPreview(secret, { release: release.id, ...(override && { override }) }, until),
  );
  const end = new Date(until).toISOString();
  if (json) {
    print(JSON.stringify({ release: release.id, link: link.href, until: end }, null, 2));
    return;
  }
  const source = override && `, with ${override.remote} from http://localhost:${override.port},`;
  const time = end.slice(0, 16).replace('T', ' ');
  print(`Shows release ${release.id}${source ?? ''} to whoever opens the link, until ${time} UTC.`);
  print(`The shop is at ${link.origin}; SHOP_ORIGIN names another.`);
  print(link.href);
}

/**
 * `SHOP_ORIGIN` takes precedence. If the releases are in a bucket, the shop is at the configured origin. If the
 * releases are in a folder, the shop runs on this computer.
 * @param configured origin in the settings of the release
 */
async function shopOrigin({ env, data }: ReleaseContext, configured: string): Promise<string> {
  const { SHOP_ORIGIN, RELEASES_BUCKET, PORT } = env;
  if (SHOP_ORIGIN ?? RELEASES_BUCKET) return SHOP_ORIGIN ?? configured;
  return PORT ? `http://localhost:${PORT}` : readShopAddress(data);
}

function parseHours(word: string): number {
  const hours = Number(word);
  if (hours > 0 && hours < Infinity) return hours;
  throw new UsageError(`TB-USAGE-006: --for ${word} is not a number of hours.`);
}

function parseOverride(word: string): Preview['override'] {
  const [, remote = '', port] = /^([a-z]+)@(\d{1,5})$/.exec(word) ?? [];
  if (port !== undefined && Number(port) < 65_536) return { remote, port: Number(port) };
  throw new UsageError(`TB-USAGE-007: --override ${word} is not a remote and port, as in cart@3100.`);
}

export const previewCommand: AddCommand = (commands, context) => {
  commands
    .command('preview')
    .description('Prints a signed link that shows a release to whoever opens it.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option('--for <hours>', 'lifetime of the link', parseHours, 48)
    .option('--path <path>', 'page that the link opens', '/')
    .option(
      '--override <remote@port>',
      'loads a remote from a dev server on the machine of whoever opens the link',
      parseOverride,
    )
    .option(...JSON_OPTION)
    .action((word: string, options: LinkOptions) => printLink(context(), word, options));
};
