import { serverActor } from '@tanabana/build/publish/actor';
import type { CodeOwner } from '@tanabana/build/sandbox/codeOwner';
import type { Deployment } from './deployment';
import type { DeploymentHistory } from './deploymentHistory';
import type { Release } from './releaseDocument';

/** How long a version rests that has ended processes again and again, in milliseconds. */
const SUSPENSION_MS = 10 * 60_000;

/** A version whose pages go to their fallback for a time. */
export type SuspendedVersion = NonNullable<Deployment['suspended']>;

/** The versions that rest. @param history the newest first */
export function suspendedVersions(history: readonly Deployment[], now: number): readonly SuspendedVersion[] {
  return history.flatMap(({ suspended }) =>
    suspended && Date.parse(suspended.until) > now ? [suspended] : [],
  );
}

/** The remotes of a release whose version rests. @param now in milliseconds since 1970 */
export function restingRemotes(
  suspended: readonly SuspendedVersion[],
  { remotes }: Release,
  now: number,
): readonly string[] {
  return suspended
    .filter(({ remote, version, until }) => remotes[remote]?.version === version && Date.parse(until) > now)
    .map(({ remote }) => remote);
}

/**
 * Lets a version rest, on every server of the history; what is live stays live.
 * @param reason why, in a sentence
 * @param now in milliseconds since 1970
 */
export async function suspendVersion(
  deployments: DeploymentHistory,
  { remote, version }: CodeOwner,
  reason: string,
  now: number,
): Promise<void> {
  await deployments.add((present) => {
    if (!present) return undefined;
    const { live, canary, checkout, suspended } = present;
    const isDone = suspended?.remote === remote && suspended.version === version;
    if (isDone && Date.parse(suspended.until) > now) return undefined;
    return {
      action: 'suspend',
      live,
      ...(canary && { canary }),
      ...(checkout && { checkout }),
      suspended: { remote, version, until: new Date(now + SUSPENSION_MS).toISOString() },
      reason,
      by: serverActor(),
    };
  });
}
