import { DEPLOYABLES } from '@tanabana/shared/release/workspaces';
import type { Desk } from '../desk';
import { deployablesOf } from '../releaseDocument';
import type { Command } from '../runRelease';
import type { Turn } from '../turn';

const MOST_TURNS = 10;

/** `status`: what is on show, what was, and what could be. */
export const statusCommand: Command = async (desk) => {
  const history = await desk.journal.history(MOST_TURNS);
  const [present] = history;
  if (!present) {
    desk.say('No release is on show yet.');
  } else {
    await sayRelease(desk, 'On show', present.live);
    if (present.canary) {
      await sayRelease(desk, `Canary, ${present.canary.share * 100}% of visitors`, present.canary.release);
    }
    desk.say('History');
    for (const turn of history) desk.say(`  ${inWords(turn)}`);
  }
  await sayNewer(desk, present?.live);
};

async function sayRelease({ releases, say }: Desk, title: string, id: string): Promise<void> {
  const release = await releases.load(id);
  say(`${title}: ${id}`);
  for (const { name, version, owner } of deployablesOf(release)) {
    say(`  ${name.padEnd(10)} ${version}  ${owner}`);
  }
}

/** A turn of the journal in a line. */
function inWords({ at, what, live, canary, reason }: Turn): string {
  const subject = canary ? `${canary.release} for ${canary.share * 100}%` : live;
  return `${at.slice(0, 19).replace('T', ' ')}  ${what.padEnd(14)} ${subject}${reason ? `: ${reason}` : ''}`;
}

async function sayNewer({ artefacts, releases, say }: Desk, live: string | undefined): Promise<void> {
  const shown = live === undefined ? [] : deployablesOf(await releases.load(live));
  for (const name of DEPLOYABLES) {
    const [newest] = await artefacts.versions(name);
    if (!newest || newest.version === shown.find((deployable) => deployable.name === name)?.version) continue;
    const at = new Date(newest.publishedAt).toISOString().slice(0, 19).replace('T', ' ');
    say(`Published ${at}, not on show: ${name} ${newest.version} (npm run release -- compose ${name})`);
  }
}
