import { FolderObjects } from '@tanabana/build/store/folderObjects';
import { UsageError } from '@tanabana/build/publish/usageError';
import { removeUnusedFiles, retireVersion } from '@tanabana/build/store/unusedFiles';
import type { ReleaseContext } from '../../composition/releaseContext';
import { deployablesOf } from '../../composition/releaseDocument';
import type { AddCommand } from '../addCommand';
import { releaseBefore } from '../../composition/deployReleases';

const DAY = 86_400_000;

interface PruneOptions {
  readonly keep: number;
  readonly days: number;
  readonly dryRun?: boolean;
}

function wholeNumber(word: string): number {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  throw new UsageError(`${word} is no whole number.`);
}

/**
 * `prune`: removes releases and versions that nobody needs. What is live, the canary, and what a rollback
 * would bring stay, so do the newest releases and everything of the last days: pages that are still open, and
 * versions that wait for their release. A release goes before its versions, so none is ever left with a hole. Files go
 * when no version had them for the grace period.
 */
export const pruneCommand: AddCommand = (commands, context) => {
  commands
    .command('prune')
    .summary('removes what nobody needs any more')
    .description(
      'Removes releases and versions that nobody needs. What is live, the canary, and what a rollback would bring stay.',
    )
    .option('--keep <number>', 'newest releases that stay', wholeNumber, 10)
    .option('--days <number>', 'age up to which everything stays', wholeNumber, 7)
    .option('--dry-run', 'says what would go, and removes nothing')
    .action((options: PruneOptions) => prune(context(), options));
};

async function prune(context: ReleaseContext, { keep, days, dryRun = false }: PruneOptions): Promise<void> {
  const { artefacts, releases, print } = context;
  const since = context.now() - days * DAY;
  const needed = await neededReleases(context);
  const all = await releases.list();
  const kept = all.filter(
    ({ id, composedAt }, index) => index < keep || composedAt > since || needed.has(id),
  );
  const gone = all.filter((release) => !kept.includes(release));
  for (const { id } of gone) {
    print(`release ${id}`);
    if (!dryRun) await releases.remove(id);
  }

  const used = new Set<string>();
  for (const { id } of kept) {
    for (const { name, version } of deployablesOf(await releases.load(id))) used.add(`${name} ${version}`);
  }
  let removed = 0;
  let files = 0;
  for (const name of await artefacts.deployables()) {
    for (const { version, publishedAt } of await artefacts.versions(name)) {
      if (publishedAt > since || used.has(`${name} ${version}`)) continue;
      print(`${name} ${version}`);
      if (!dryRun) await retireVersion(artefacts, { name, version }, context.now());
      removed += 1;
    }
    files += await removeUnusedFiles(artefacts, name, context.now(), dryRun);
  }
  if (!dryRun) await removeAbandoned(context);
  if (!dryRun) await removeCanaryCounts(context);
  const verb = dryRun ? 'would go' : 'are gone';
  print(
    `${gone.length} releases, ${removed} versions and ${files} files ${verb}; ${kept.length} releases stay.`,
  );
}

/** Releases that visitors see, or would see after a rollback. */
async function neededReleases({ deployments }: ReleaseContext): Promise<ReadonlySet<string>> {
  const history = await deployments.recent(Infinity);
  const [present] = history;
  if (!present) return new Set();
  const needed = [present.live, present.canary?.release, releaseBefore(present.live, history)];
  return new Set(needed.filter((id) => id !== undefined));
}

async function removeAbandoned({ artefacts, objects, now }: ReleaseContext): Promise<void> {
  for (const store of [artefacts.objects, objects]) {
    if (store instanceof FolderObjects) await store.removeAbandoned(now());
  }
}

/** What machines told one another of canaries that have ended. */
async function removeCanaryCounts({ objects, deployments }: ReleaseContext): Promise<void> {
  const running = (await deployments.latest())?.canary?.release;
  for (const { key } of await objects.list('canary/')) {
    if (running === undefined || !key.startsWith(`canary/${running}-`)) await objects.remove(key);
  }
}
