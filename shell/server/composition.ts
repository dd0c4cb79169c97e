import type { Composition } from '@tanabana/shared/contracts/composition';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import { addressOf, BROWSER_FOLDER } from './addresses';
import { standsIn, type ShownRelease } from './onShow';

/** What the browser is told about a release. */
export function compositionOf(
  { release: { id, settings, remotes }, previous }: ShownRelease,
  seed: number,
): Composition {
  return {
    release: id,
    seed,
    settings,
    remotes: Object.fromEntries(
      Object.values(remotes).map((remote) => [
        remote.name,
        { ...placeOf(remote), ...previousOf(remote, previous[remote.name]) },
      ]),
    ),
    routes: Object.values(remotes).flatMap((remote) =>
      remote.routes.map(({ path, expose }) => ({
        path,
        remote: remote.name,
        expose,
        scripts: (remote.exposes[expose] ?? []).map((file) => addressOf(remote, file)),
      })),
    ),
    records: Object.fromEntries(Object.values(remotes).flatMap(recordsOf)),
  };
}

/** What a version publishes for other remotes, under the names by which they ask for it. */
function recordsOf(manifest: DeployManifest): [name: string, record: Composition['records'][string]][] {
  return Object.entries(manifest.records ?? {}).map(([record, file]) => [
    `${manifest.name}/${record}`,
    { address: addressOf(manifest, file), integrity: manifest.files[BROWSER_FOLDER + file]?.integrity },
  ]);
}

function placeOf(remote: DeployManifest) {
  return { version: remote.version, entry: addressOf(remote, remote.entry) };
}

function previousOf(remote: DeployManifest, previous: DeployManifest | undefined) {
  return standsIn(previous, remote) ? { previous: placeOf(previous) } : {};
}
