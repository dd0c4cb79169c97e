import { settingsSchema, type Settings } from '@tanabana/runtime/settings/settings';
import type { DeployManifest, ManifestRoute } from '@tanabana/runtime/contracts/deployManifest';
import { checkedManifestSchema } from '@tanabana/runtime/contracts/manifestFaults';
import * as v from 'valibot';

/** A release: one version of each deployable, and the settings. */
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

/** All deployables of a release, the shell first. */
export function deployablesOf({ shell, remotes }: Release) {
  return [shell, ...Object.values(remotes)];
}

/** The version of each deployable of a release. */
export function versionsOf(release: Release): Record<string, string> {
  return Object.fromEntries(deployablesOf(release).map(({ name, version }) => [name, version]));
}

/** The routes of a deployable that are enabled by the settings. */
export function routesOf({ routes }: DeployManifest, settings: Settings): readonly ManifestRoute[] {
  const flags = new Map<string, unknown>(Object.entries(settings));
  return routes.filter(({ setting }) => setting === undefined || flags.get(setting) === true);
}
