import type { Desk } from '../desk';
import { namedRelease } from '../namedRelease';
import type { Release } from '../releaseDocument';
import type { Command } from '../runRelease';
import { verify } from '../verify';

/**
 * Loads a release and verifies it, telling of it.
 * @param word what the caller calls it
 */
export async function verified(desk: Desk, word: string): Promise<Release> {
  const { artefacts, releases, journal, requireFrom, say } = desk;
  const release = await releases.load(await namedRelease(releases, journal, word));
  const pages = await verify(artefacts, release, requireFrom);
  say(`Release ${release.id} is in order: its files and budgets, and ${pages} pages rendered.`);
  return release;
}

/** `verify`: says everything that is wrong with a release, and who has to act. */
export const verifyCommand: Command = async (desk, [word = 'newest']) => {
  await verified(desk, word);
};
