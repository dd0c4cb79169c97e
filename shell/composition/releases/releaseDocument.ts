import { settingsSchema, type Settings } from '@tanabana/runtime/settings/settings';
import {
  checkedManifestSchema,
  type DeployManifest,
  type ManifestRoute,
} from '@tanabana/runtime/contracts/deployManifest';
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

/** The shell comes first. */
export function deployablesOf({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>) {
  return [shell, ...Object.values(remotes)];
}

export function versionsOf(release: Release): Record<string, string> {
  return Object.fromEntries(deployablesOf(release).map(({ name, version }) => [name, version]));
}

/** The routes of a deployable that are enabled by the settings. */
export function routesOf({ routes }: DeployManifest, settings: Settings): readonly ManifestRoute[] {
  const flags = new Map<string, unknown>(Object.entries(settings));
  return routes.filter(({ setting }) => setting === undefined || flags.get(setting) === true);
}

export function routeAt({ remotes }: Release, remote: string, path: string): ManifestRoute | undefined {
  return remotes[remote]?.routes.find((route) => route.path === path);
}
