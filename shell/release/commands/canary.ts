import type { Command } from '../runRelease';
import { startCanary, stopCanary } from '../show';
import { verified } from './verify';

/**
 * @param word as in `5%` or `0.5%`
 * @returns the share, above 0 and below 1
 * @throws {Error} when it is none
 */
function shareNamed(word: string): number {
  const share = Number(/^(\d+(?:\.\d+)?)%$/.exec(word)?.[1]) / 100;
  if (!(share > 0 && share < 1)) {
    throw new Error(`"${word}" is no share of the visitors; say one as 5%, above 0% and below 100%.`);
  }
  return share;
}

/** `canary`: shows a release to a share of the visitors; `canary off` ends it. */
export const canaryCommand: Command = async (desk, words, { reason }) => {
  const { journal, say } = desk;
  if (words[0] === 'off') {
    await stopCanary(journal, reason ?? 'Ended by hand.');
    say('Everybody sees the release on show.');
    return;
  }
  const [word, last = word ?? ''] = words;
  const share = shareNamed(last);
  const running = (await journal.latest())?.canary;
  const { id } = await verified(desk, words.length > 1 && word ? word : running ? 'canary' : 'newest');
  await startCanary(journal, id, share);
  say(`Release ${id} is shown to ${last} of the visitors.`);
};
