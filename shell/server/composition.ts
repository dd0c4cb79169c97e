import type { Composition } from '@tanabana/shared/contracts/composition';
import type { Release } from '../release/releaseDocument';
import { addressOf } from './addresses';

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
  };
}
