import { releaseSecret } from '../../server/releaseSecret';
import { signRelease, type Purpose } from '../../server/signedRelease';
import { loadWhole } from '../loadWhole';
import { namedRelease } from '../namedRelease';
import type { Command } from '../runRelease';

const HOUR = 3_600_000;

/** Prints a signed link to a release; `parameter` carries the signature. */
function linkCommand(parameter: Purpose, explanation: string): Command {
  return async (desk, [word = 'newest'], { for: hours, path }) => {
    const { releases, journal, data, env, now, say } = desk;
    if (!(Number(hours) > 0)) throw new Error(`--for ${hours} is no number of hours.`);
    const release = await loadWhole(desk, await namedRelease(releases, journal, word));
    const until = now() + Number(hours) * HOUR;
    const secret = await releaseSecret(data, env.RELEASE_SECRET);
    const link = new URL(path, release.settings.origin);
    link.searchParams.set(parameter, signRelease(secret, parameter, release.id, until));
    say(`${explanation} until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC:`);
    say(link.href);
  };
}

/** `preview`: a link that shows whoever opens it another release, until it ends or `?preview=off`. */
export const previewCommand = linkCommand('preview', 'Shows one visitor this release');

/** `replay`: a link to one page out of a release, as support needs it to see what a visitor saw. */
export const replayCommand = linkCommand('composition', 'Shows this page out of that release');
