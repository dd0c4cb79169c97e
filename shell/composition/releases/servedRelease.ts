import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { Release } from './releaseDocument';

/** Remote → origin of the dev server that it is loaded from. */
type Overrides = Readonly<Record<string, string>>;

/** A release with everything that is needed to serve it. */
export interface ServedRelease {
  readonly release: Release;
  /** Remote → fallback version, for when the release's version fails. */
  readonly previous: Readonly<Record<string, DeployManifest>>;
  /** Remotes that are replaced by their fallback version. */
  readonly replaced?: readonly string[];
  /** Remotes that are loaded from a dev server. */
  readonly overrides?: Overrides;
}

/** Replaces remotes of a release by their fallback versions. */
export function withFallbacks(served: ServedRelease, replaced: readonly string[]): ServedRelease {
  if (replaced.length === 0) return served;
  const fallbacks = Object.entries(served.previous).filter(([remote]) => replaced.includes(remote));
  const remotes = { ...served.release.remotes, ...Object.fromEntries(fallbacks) };
  const found = fallbacks.map(([remote]) => remote);
  return { ...served, release: { ...served.release, remotes }, replaced: found };
}

/** Whether `previous` exists and differs from the live version. */
export function isFallback(
  previous: DeployManifest | undefined,
  live: DeployManifest,
): previous is DeployManifest {
  return previous !== undefined && previous.version !== live.version;
}
