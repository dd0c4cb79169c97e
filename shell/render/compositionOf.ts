import { BROWSER_FOLDER } from '@tanabana/releases/versions/artefactKeys';
import type { Composition } from '@tanabana/contract/remotes/composition';
import type { DeployManifest, ManifestRoute } from '@tanabana/contract/remotes/deployManifest';
import { settingsOfPages } from '@tanabana/contract/settings/settings';
import { DEVELOPMENT, developmentEntry } from '@tanabana/releases/versions/developmentVersion';
import { pageLinks, routesOf } from '@tanabana/releases/documents/releaseDocument';
import { fileAddress } from '@tanabana/contract/files/fileAddress';
import { isFallback, type ServedRelease } from '@tanabana/releases/releases/servedRelease';

/**
 * Maximum size of an undivided record that browsers cache before a visit, in bytes before compression. Of a divided record
 * browsers cache the index, and the blocks of the products in cart and wishlist.
 */
const MAX_KEPT_BYTES = 50_000;

export function compositionOf(
  { release, fallbacks, overrides = {} }: ServedRelease,
  seed: number,
): Composition {
  const { id, settings, shell, remotes } = release;
  const records = Object.fromEntries(Object.values(remotes).flatMap(recordsOf));
  const search = searchOf(release);
  const isKept = (whole: string) => {
    const [owner = '', record = ''] = whole.split('/');
    const provider = remotes[owner];
    const { bytes = 0 } = provider?.files[`${BROWSER_FOLDER}${provider.records?.[record]}`] ?? {};
    return records[whole]?.isDivided ?? bytes <= MAX_KEPT_BYTES;
  };
  const scriptsOf = (remote: DeployManifest, expose: string) =>
    overrides[remote.name]
      ? []
      : (remote.exposes[expose] ?? []).map((file) => fileAddress(remote.name, file));
  const scriptsOfFragment = (name: string) => {
    const [owner = '', part] = name.split('/');
    const remote = remotes[owner];
    return remote
      ? [fileAddress(remote.name, remote.entry), ...scriptsOf(remote, `./fragments/${part}`)]
      : [];
  };
  const menu = pageLinks(release).filter(({ inMenus }) => inMenus);
  return {
    release: id,
    seed,
    shell: shell.version,
    settings: settingsOfPages(settings),
    remotes: Object.fromEntries(
      Object.values(remotes).map((remote) => [
        remote.name,
        {
          ...(remote.title !== undefined && { title: remote.title }),
          owner: remote.owner,
          ...entriesOf(remote, fallbacks[remote.name], overrides[remote.name]),
        },
      ]),
    ),
    routes: Object.values(remotes).flatMap((remote) =>
      routesOf(remote, settings).map(
        ({ path, expose, fragments, query, waiting, worksOffline, hidesContact, records: read = [] }) => ({
          path,
          remote: remote.name,
          expose,
          fragments,
          ...(query && { query }),
          ...(waiting && { waiting }),
          ...(hidesContact && { hidesContact }),
          ...(worksOffline && {
            keeps: [
              ...read.flatMap((name) => (isKept(name) ? (records[name]?.address ?? []) : [])),
              ...(remote.later?.[expose] ?? []).map((file) => fileAddress(remote.name, file)),
            ],
          }),
          scripts: [...scriptsOf(remote, expose), ...fragments.flatMap(scriptsOfFragment)],
        }),
      ),
    ),
    records,
    ...(search && { search }),
    ...(menu.length > 0 && { menu: menu.map(({ label, to }) => ({ label, to })) }),
  };
}

/** Returns the first route that declares a search, and the fragments that render its suggestions and products. */
function searchOf({ remotes, settings }: ServedRelease['release']): Composition['search'] {
  const searches = Object.values(remotes).flatMap((remote) =>
    routesOf(remote, settings).flatMap(({ path, search }) =>
      search ? [{ ...search, to: path, ...fragmentsOfSearch(remote.name, search) }] : [],
    ),
  );
  return searches[0];
}

function fragmentsOfSearch(owner: string, { suggestions, products }: NonNullable<ManifestRoute['search']>) {
  return {
    suggestions: `${owner}/${suggestions}`,
    ...(products !== undefined && { products: `${owner}/${products}` }),
  };
}

/** A name has the form `remote/record`. */
function recordsOf(manifest: DeployManifest): [name: string, record: Composition['records'][string]][] {
  return Object.entries(manifest.records ?? {}).map(([record, file]) => [
    `${manifest.name}/${record}`,
    {
      address: fileAddress(manifest.name, file),
      integrity: manifest.files[BROWSER_FOLDER + file]?.integrity,
      ...(manifest.divided?.includes(record) && { isDivided: true }),
    },
  ]);
}

function entriesOf(
  remote: DeployManifest,
  fallback: DeployManifest | undefined,
  devServer: string | undefined,
) {
  if (devServer !== undefined)
    return { version: DEVELOPMENT, entry: devServer + developmentEntry(remote.name) };
  const entryOf = (manifest: DeployManifest) => ({
    version: manifest.version,
    entry: fileAddress(manifest.name, manifest.entry),
  });
  return { ...entryOf(remote), ...(isFallback(fallback, remote) && { previous: entryOf(fallback) }) };
}
