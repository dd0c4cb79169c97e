import { FolderObjects } from '@tanabana/releases/stores/folderObjects';
import { UsageError } from '@tanabana/releases/errors/usageError';
import { removeUnusedFiles, retireVersion } from '@tanabana/releases/versions/unusedFiles';
import type { DeploymentHistory } from '@tanabana/releases/deployments/deploymentHistory';
import { CanaryReports } from '@tanabana/releases/deployments/canaryReports';
import type { ReleaseContext } from '@tanabana/releases/deployments/releaseContext';
import { deployablesOf } from '@tanabana/releases/documents/releaseDocument';
import { JSON_OPTION, type AddCommand } from './addCommand';
import { previousRelease } from '@tanabana/releases/deployments/deployReleases';

const DAY = 86_400_000;

interface PruneOptions {
  readonly keep: number;
  readonly days: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

function wholeNumber(word: string): number {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  throw new UsageError(`TB-USAGE-009: ${word} is not a whole number.`);
}

/**
 * Removes unused releases and versions that are older than `--days` days. Open pages need the files of later releases,
 * and somebody may still compose a release of later versions. Releases are removed before their versions, so that every
 * remaining release is complete.
 */
export const pruneCommand: AddCommand = (commands, context) => {
  commands
    .command('prune')
    .description(
      'Removes unused releases, versions and files. The live release, the canary and the target of a rollback stay.',
    )
    .option('--keep <number>', 'number of newest releases that stay', wholeNumber, 10)
    .option('--days <number>', 'age in days up to which everything stays', wholeNumber, 7)
    .option('--dry-run', 'prints what would be removed, and removes nothing')
    .option(...JSON_OPTION)
    .action(async ({ json, ...options }: PruneOptions) => {
      const { print, ...rest } = context();
      const pruned = await prune(rest, options, json ? () => undefined : print);
      print(json ? JSON.stringify(pruned, null, 2) : inWords(pruned));
    });
};

type Pruned = Awaited<ReturnType<typeof prune>>;

function inWords({ dryRun, releases, versions, files, kept }: Pruned): string {
  const verb = dryRun ? 'would be removed' : 'were removed';
  return `${releases.length} releases, ${versions.length} versions and ${files} files ${verb}; ${kept} releases stay.`;
}

/** @internal */
export async function prune(
  context: Omit<ReleaseContext, 'print'>,
  { keep, days, dryRun = false }: PruneOptions,
  log: (line: string) => void,
) {
  const { artefacts, releases } = context;
  const since = context.now() - days * DAY;
  const all = await releases.list();
  const needed = await neededReleases(context.deployments, new Set(all.map(({ id }) => id)));
  const remaining = all.filter(
    ({ id, composedAt }, index) => index < keep || composedAt > since || needed.has(id),
  );
  const removed = all.filter((release) => !remaining.includes(release));
  for (const { id } of removed) {
    log(`release ${id}`);
    if (!dryRun) await releases.remove(id);
  }

  const used = new Set<string>();
  for (const { id } of remaining) {
    for (const { name, version } of deployablesOf(await releases.load(id))) used.add(`${name} ${version}`);
  }
  const versions: { readonly name: string; readonly version: string }[] = [];
  let files = 0;
  for (const name of await artefacts.deployables()) {
    for (const { version, publishedAt } of await artefacts.versions(name)) {
      if (publishedAt > since || used.has(`${name} ${version}`)) continue;
      log(`${name} ${version}`);
      if (!dryRun) await retireVersion(artefacts, { name, version }, context.now());
      versions.push({ name, version });
    }
    files += await removeUnusedFiles(artefacts, name, context.now(), dryRun);
  }
  if (!dryRun) {
    for (const store of [artefacts.objects, context.objects])
      if (store instanceof FolderObjects) await store.removeAbandoned(context.now());
    await new CanaryReports(context.objects).removeBefore(since);
  }
  return { dryRun, releases: removed.map(({ id }) => id), versions, files, kept: remaining.length };
}

/** Returns the live release, the canary and the default target of a rollback. */
async function neededReleases(
  deployments: DeploymentHistory,
  stored: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const history = await deployments.recent(Infinity);
  const [present] = history;
  if (!present) return new Set();
  const needed = [present.live, present.canary?.release, previousRelease(present.live, history, stored)];
  return new Set(needed.filter((id) => id !== undefined));
}
