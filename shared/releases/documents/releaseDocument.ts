import { type ReleaseSettings, settingsSchema } from '@tanabana/contract/settings/settings';
import {
  checkedManifestSchema,
  type DeployManifest,
  type ManifestRoute,
} from '@tanabana/contract/remotes/deployManifest';
import type { PageLink } from '@tanabana/contract/pages/pageLink';
import * as v from 'valibot';

export const releaseSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z-]+$/)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  settings: settingsSchema,
  shell: v.pipe(
    checkedManifestSchema,
    v.check(({ name }) => name === 'shell', 'Its shell is another deployable.'),
  ),
  remotes: v.pipe(
    v.record(v.string(), checkedManifestSchema),
    v.check(
      (remotes) => Object.entries(remotes).every(([key, { name }]) => key === name && name !== 'shell'),
      'One of its remotes is another deployable.',
    ),
  ),
});

export type Release = v.InferOutput<typeof releaseSchema>;

/** The shell is the first. */
export function deployablesOf({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>) {
  return [shell, ...Object.values(remotes)];
}

/** Versions by the name of the deployable. */
export function versionsOf(release: Release): Record<string, string> {
  return Object.fromEntries(deployablesOf(release).map(({ name, version }) => [name, version]));
}

/** Omits routes that settings disable. */
export function routesOf({ routes }: DeployManifest, settings: ReleaseSettings): readonly ManifestRoute[] {
  const flags = new Map<string, unknown>(Object.entries(settings));
  return routes.filter(
    ({ path, setting }) =>
      !settings.pagesOff?.includes(path) && (setting === undefined || flags.get(setting) === true),
  );
}

/** @param path pattern, as in `/product/:id` */
export function routeAt({ remotes }: Release, remote: string, path: string): ManifestRoute | undefined {
  return remotes[remote]?.routes.find((route) => route.path === path);
}

/** Omits links of routes that settings disable. */
export function pageLinks(release: Release): readonly PageLink[] {
  return deployablesOf(release).flatMap((deployable) =>
    routesOf(deployable, release.settings).flatMap(({ links = [] }) => links),
  );
}

/**
 * Lists the fragments that a page displays, as in `catalogue/RugCarousel`. The fragments of the search are included.
 */
export function fragmentsOf(
  owner: string,
  { fragments, search }: Pick<ManifestRoute, 'fragments' | 'search'>,
): readonly string[] {
  const ofSearch = search
    ? [search.suggestions, ...(search.products === undefined ? [] : [search.products])]
    : [];
  return [...fragments, ...ofSearch.map((fragment) => `${owner}/${fragment}`)];
}
