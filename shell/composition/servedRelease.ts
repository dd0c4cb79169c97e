import type { DeployManifest } from '@tanabana/runtime/contracts/deployManifest';
import type { Release } from './releaseDocument';

/** Remote → address of the dev server that one visitor gets it from. */
type Overrides = Readonly<Record<string, string>>;

/** A release as one visitor gets it. */
export interface ServedRelease {
  readonly release: Release;
  /** Remote → the version to fall back to when the release's version of it fails. */
  readonly previous: Readonly<Record<string, DeployManifest>>;
  /** Remotes of which the fallback version stands in the place of the release's own. */
  readonly replaced?: readonly string[];
  /** Remotes that this visitor gets from a dev server. */
  readonly overrides?: Overrides;
}

/** A release with the fallback versions of some remotes. */
export function withFallbacks(served: ServedRelease, replaced: readonly string[]): ServedRelease {
  if (replaced.length === 0) return served;
  const fallbacks = Object.entries(served.previous).filter(([remote]) => replaced.includes(remote));
  const remotes = { ...served.release.remotes, ...Object.fromEntries(fallbacks) };
  const found = fallbacks.map(([remote]) => remote);
  return { ...served, release: { ...served.release, remotes }, replaced: found };
}

/** Whether there is another version of the same remote to fall back to. */
export function isFallback(
  previous: DeployManifest | undefined,
  live: DeployManifest,
): previous is DeployManifest {
  return previous !== undefined && previous.version !== live.version;
}
