import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import { DEVELOPMENT, developmentEntry } from '@tanabana/artefacts/developmentVersion';
import { pageLinks } from '../composition/releases/pageLinks';
import { routesOf } from '../composition/releases/releaseDocument';
import { addressOf, BROWSER_FOLDER } from '../composition/releases/addresses';
import { isFallback, type ServedRelease } from '../composition/releases/servedRelease';

/** What browsers know of a release: its settings, remotes, routes and public records. */
export function compositionOf(
  { release, previous, overrides = {} }: ServedRelease,
  seed: number,
): Composition {
  const { id, settings, shell, remotes } = release;
  const records = Object.fromEntries(Object.values(remotes).flatMap(recordsOf));
  const search = searchOf(release);
  const menu = pageLinks(release).filter(({ inMenus }) => inMenus);
  return {
    release: id,
    seed,
    shell: shell.version,
    settings,
    remotes: Object.fromEntries(
      Object.values(remotes).map((remote) => [
        remote.name,
        {
          ...titleOf(remote),
          owner: remote.owner,
          ...placesOf(remote, previous[remote.name], overrides[remote.name]),
        },
      ]),
    ),
    routes: Object.values(remotes).flatMap((remote) =>
      routesOf(remote, settings).map(
        ({ path, expose, query, waiting, worksOffline, records: read = [] }) => ({
          path,
          remote: remote.name,
          expose,
          ...(query && { query }),
          ...(waiting && { waiting }),
          ...(worksOffline && {
            keeps: [...read.flatMap((name) => records[name]?.address ?? []), ...laterScripts(remote, expose)],
          }),
          scripts: overrides[remote.name]
            ? []
            : (remote.exposes[expose] ?? []).map((file) => addressOf(remote, file)),
        }),
      ),
    ),
    records,
    ...(search && { search }),
    ...(menu.length > 0 && { menu: menu.map(({ label, to }) => ({ label, to })) }),
  };
}

/** The header's search: that of the first remote whose page answers it. */
function searchOf({ remotes, settings }: ServedRelease['release']): Composition['search'] {
  for (const remote of Object.values(remotes)) {
    for (const { path, search } of routesOf(remote, settings)) {
      if (search)
        return {
          to: path,
          parameter: search.parameter,
          suggestions: `${remote.name}/${search.suggestions}`,
        };
    }
  }
  return undefined;
}

/** What a version publishes for other remotes, under the names by which they import it. */
function recordsOf(manifest: DeployManifest): [name: string, record: Composition['records'][string]][] {
  return Object.entries(manifest.records ?? {}).map(([record, file]) => [
    `${manifest.name}/${record}`,
    { address: addressOf(manifest, file), integrity: manifest.files[BROWSER_FOLDER + file]?.integrity },
  ]);
}

/** Addresses of the scripts that a page loads after it is shown. */
function laterScripts(remote: DeployManifest, expose: string): string[] {
  return (remote.later?.[expose] ?? []).map((file) => addressOf(remote, file));
}

function titleOf({ title }: DeployManifest) {
  return title === undefined ? {} : { title };
}

function placeOf(remote: DeployManifest) {
  return { version: remote.version, entry: addressOf(remote, remote.entry) };
}

/** Where the browser finds a remote, and its last good version when it has one. */
function placesOf(
  remote: DeployManifest,
  previous: DeployManifest | undefined,
  devServer: string | undefined,
) {
  if (devServer !== undefined) {
    return { version: DEVELOPMENT, entry: devServer + developmentEntry(remote.name) };
  }
  return { ...placeOf(remote), ...(isFallback(previous, remote) && { previous: placeOf(previous) }) };
}
