import { FolderObjects } from '@tanabana/shared/release/folderObjects';
import { DEPLOYABLES } from '@tanabana/shared/release/workspaces';
import type { Desk } from '../desk';
import { deployablesOf } from '../releaseDocument';
import type { Command } from '../runRelease';
import { releaseBefore } from '../show';

const DAY = 86_400_000;

function wholeNumber(word: string, option: string): number {
  const number = Number(word);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${option} ${word} is no whole number.`);
  return number;
}

/**
 * `prune`: removes releases and versions that nobody needs. What is on show, the canary, and what a rollback
 * would bring stay, so do the newest releases and everything of the last days: pages that are still open, and
 * versions that wait for their release. A release goes before its versions, so none is ever left with a hole.
 */
export const pruneCommand: Command = async (desk, _words, options) => {
  const { artefacts, releases, say } = desk;
  const dryRun = options['dry-run'];
  const keep = wholeNumber(options.keep, 'keep');
  const since = desk.now() - wholeNumber(options.days, 'days') * DAY;
  const needed = await neededReleases(desk);
  const all = await releases.list();
  const kept = all.filter(
    ({ id, composedAt }, index) => index < keep || composedAt > since || needed.has(id),
  );
  const gone = all.filter((release) => !kept.includes(release));
  for (const { id } of gone) {
    say(`release ${id}`);
    if (!dryRun) await releases.remove(id);
  }

  const used = new Set<string>();
  for (const { id } of kept) {
    for (const { name, version } of deployablesOf(await releases.load(id))) used.add(`${name} ${version}`);
  }
  let removed = 0;
  for (const name of DEPLOYABLES) {
    for (const { version, publishedAt } of await artefacts.versions(name)) {
      if (publishedAt > since || used.has(`${name} ${version}`)) continue;
      say(`${name} ${version}`);
      if (!dryRun) await artefacts.remove({ name, version });
      removed += 1;
    }
  }
  if (!dryRun) await removeAbandoned(desk);
  const verb = dryRun ? 'would go' : 'are gone';
  say(`${gone.length} releases and ${removed} versions ${verb}; ${kept.length} releases stay.`);
};

/** Releases that visitors see, or would see after a rollback. */
async function neededReleases({ journal }: Desk): Promise<ReadonlySet<string>> {
  const history = await journal.history(Infinity);
  const [present] = history;
  if (!present) return new Set();
  const needed = [present.live, present.canary?.release, releaseBefore(present.live, history)];
  return new Set(needed.filter((id) => id !== undefined));
}

async function removeAbandoned({ artefacts, objects, now }: Desk): Promise<void> {
  for (const store of [artefacts.objects, objects]) {
    if (store instanceof FolderObjects) await store.removeAbandoned(now());
  }
}
