import type { ReleaseContext } from '../../composition/releaseContext';
import { namedRelease } from '../../composition/namedRelease';
import type { Release } from '../../composition/releaseDocument';
import { RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { verify } from '../../render/verify/verify';

/**
 * Loads a release and verifies it, telling of it.
 * @param word what the caller calls it
 */
export async function verified(context: ReleaseContext, word: string): Promise<Release> {
  const { releases, deployments, print } = context;
  const release = await releases.load(await namedRelease(releases, deployments, word));
  const pages = await verify(context, release);
  print(`Release ${release.id} is in order: its files and budgets, and ${pages} pages rendered.`);
  return release;
}

/** `verify`: says everything that is wrong with a release, and who has to act. */
export const verifyCommand: AddCommand = (commands, context) => {
  commands
    .command('verify')
    .summary('tries a release: files, budgets, every page with a fixed address')
    .description('Tries a release: its files, its budgets, and every page with a fixed address.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .action(async (word: string) => {
      await verified(context(), word);
    });
};
