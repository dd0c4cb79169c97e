import type { ReleaseContext } from '../../composition/releaseContext';
import { namedRelease } from '../../composition/namedRelease';
import type { Release } from '../../composition/releaseDocument';
import { JSON_OPTION, RELEASE_ARGUMENT } from '../releaseArgument';
import type { AddCommand } from '../addCommand';
import { verifiedChecks, verify } from '../../render/verify/verify';
import { ReleaseRefused } from '../../composition/compose';

/**
 * Loads a release and verifies it, telling of it.
 * @param word what the caller calls it
 * @returns with what was checked, in words
 */
export async function verified(
  context: ReleaseContext,
  word: string,
): Promise<{ readonly release: Release; readonly checks: string[] }> {
  const { releases, deployments, print } = context;
  const release = await releases.load(await namedRelease(releases, deployments, word));
  const pages = await verify(context, release);
  print(`Release ${release.id} is in order: its files and budgets, and ${pages} pages rendered.`);
  return { release, checks: verifiedChecks(pages) };
}

/** As above, for other tools: what was checked, and everything that is wrong. */
async function verifyAsJson(context: ReleaseContext, word: string): Promise<void> {
  const { releases, deployments, print } = context;
  const release = await releases.load(await namedRelease(releases, deployments, word));
  const say = (outcome: object) => print(JSON.stringify({ release: release.id, ...outcome }, null, 2));
  try {
    say({ isInOrder: true, checks: verifiedChecks(await verify(context, release)), reasons: [] });
  } catch (error) {
    if (error instanceof ReleaseRefused) say({ isInOrder: false, reasons: error.reasons });
    throw error;
  }
}

/** `verify`: says everything that is wrong with a release, and who has to act. */
export const verifyCommand: AddCommand = (commands, context) => {
  commands
    .command('verify')
    .summary('tries a release: files, budgets, every page with a fixed address')
    .description('Tries a release: its files, its budgets, and every page with a fixed address.')
    .argument('[release]', RELEASE_ARGUMENT, 'newest')
    .option(...JSON_OPTION)
    .action(async (word: string, { json }: { json?: boolean }) => {
      await (json ? verifyAsJson : verified)(context(), word);
    });
};
