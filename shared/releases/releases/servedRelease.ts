import type { DeployManifest } from '@tanabana/contract/remotes/deployManifest';
import { deployablesOf, type Release } from '../documents/releaseDocument';

export interface ServedRelease {
  readonly release: Release;
  /** Remote → its fallback version. */
  readonly fallbacks: Readonly<Record<string, DeployManifest>>;
  /** Remote → origin of the dev server that serves the remote instead of its live version. */
  readonly overrides?: Readonly<Record<string, string>>;
}

export function manifestsOf({ release, fallbacks }: Pick<ServedRelease, 'release' | 'fallbacks'>) {
  return [...deployablesOf(release), ...Object.values(fallbacks)];
}

/**
 * Key of everything that is cached for a release: documents, and the release in a render process. A preview of the live
 * release has another key, because it has no fallback versions.
 */
export function servedKey({ release, fallbacks, overrides }: ServedRelease): string {
  const versions = Object.values(fallbacks).map(({ name, version }) => `${name}@${version}`);
  return [release.id, ...versions.sort(), JSON.stringify(overrides)].join(' ');
}

export function withFallbacks(served: ServedRelease, replaced: readonly string[]): ServedRelease {
  if (replaced.length === 0) return served;
  const fallbacks = Object.entries(served.fallbacks).filter(([remote]) => replaced.includes(remote));
  const remotes = { ...served.release.remotes, ...Object.fromEntries(fallbacks) };
  return { ...served, release: { ...served.release, remotes } };
}

export function isFallback(
  fallback: DeployManifest | undefined,
  live: DeployManifest,
): fallback is DeployManifest {
  return fallback !== undefined && fallback.version !== live.version;
}
