import type { Composition } from '@tanabana/shared/contracts/composition';
import type { DeployManifest } from '@tanabana/shared/contracts/deployManifest';
import type { Release } from '../release/releaseDocument';
import { addressOf, BROWSER_FOLDER } from './addresses';

/** What the browser is told about a release. */
export function compositionOf({ id, settings, remotes }: Release, seed: number): Composition {
  return {
    release: id,
    seed,
    settings,
    remotes: Object.fromEntries(
      Object.values(remotes).map((remote) => [
        remote.name,
        { version: remote.version, entry: addressOf(remote, remote.entry) },
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
