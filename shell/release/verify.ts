import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { keyOf, type ArtefactStore } from '@tanabana/shared/release/artefactStore';
import { overBudget } from '@tanabana/shared/release/overBudget';
import { renderPage } from '../server/renderPage';
import { createServerModules } from '../server/serverModules';
import { ReleaseRefused } from './compose';
import { misfits } from './misfits';
import { deployablesOf, routesOf, type Release } from './releaseDocument';

/**
 * Tries a release as a visitor would meet it: every file is the one that was published, every budget is kept,
 * every page with one fixed address renders.
 * @param requireFrom file from which the singletons are resolved
 * @returns how many pages were rendered
 * @throws {ReleaseRefused} with everything that is wrong, each naming who has to act
 */
export async function verify(
  artefacts: ArtefactStore,
  release: Release,
  requireFrom: string,
): Promise<number> {
  const deployables = deployablesOf(release);
  const damaged = (await Promise.all(deployables.map((manifest) => damages(artefacts, manifest)))).flat();
  const reasons = [...misfits(release), ...damaged, ...deployables.flatMap(overBudget)];
  // A release without its files would only say the same again, page by page.
  if (reasons.length > 0) throw new ReleaseRefused(reasons);

  const pages = Object.values(release.remotes).flatMap((remote) =>
    routesOf(remote, release.settings)
      .filter(({ path }) => !path.includes(':'))
      .map(({ path }) => ({ remote, path })),
  );
  const modules = createServerModules(artefacts, requireFrom);
  for (const { remote, path } of pages) {
    reasons.push(...(await unrendered(modules, release, remote, path)));
  }
  if (reasons.length > 0) throw new ReleaseRefused(reasons);
  return pages.length;
}

async function damages(artefacts: ArtefactStore, manifest: DeployManifest): Promise<string[]> {
  const { name, version, owner, files } = manifest;
  const scripts = (await artefacts.objects.list(keyOf(manifest, 'browser/'))).filter(({ key }) =>
    key.endsWith('.js'),
  );
  // The import map knows only what the manifest lists; any other script would run unchecked.
  const reasons = scripts
    .map(({ key }) => key.slice(keyOf(manifest, '').length))
    .filter((file) => !files[file])
    .map((file) => `${name} ${version} has a script that its manifest does not list, ${file} (${owner}).`);
  const faults = await artefacts.faults(manifest);
  return [...reasons, ...faults.map(({ message }) => `${message} (${owner})`)];
}

async function unrendered(
  modules: ReturnType<typeof createServerModules>,
  release: Release,
  { name, owner }: DeployManifest,
  path: string,
): Promise<string[]> {
  const ownerOf = (remote: string) => release.remotes[remote]?.owner ?? release.shell.owner;
  try {
    const { failures, meta } = await renderPage(
      modules,
      { release, previous: {} },
      new URL(path, release.settings.origin),
      1,
    );
    if (failures.length > 0) {
      return failures.map(
        ({ remote, error }) => `${path} does not render: ${firstLine(error)} (${ownerOf(remote)}).`,
      );
    }
    const { status = 200 } = meta;
    return status < 400 ? [] : [`${path} of ${name} answers ${status} (${owner}).`];
  } catch (error) {
    return [`${path} does not render: ${firstLine(error)} (${release.shell.owner}).`];
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
