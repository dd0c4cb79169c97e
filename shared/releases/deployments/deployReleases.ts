import { ReleaseError } from '../documents/readRelease';
import type { Canary, Deployment } from '../documents/deployment';
import type { DeploymentHistory } from './deploymentHistory';

type DeploymentNotes = Pick<Deployment, 'reason' | 'checks'>;

function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as Fields;
}

function requireLive(present: Deployment | undefined): Deployment {
  if (!present) throw new ReleaseError('TB-DEPLOY-001: No release is live yet. Promote one first.');
  return present;
}

/** Makes a release live for everybody, and ends the running canary, if there is one. */
export async function promote(
  deployments: DeploymentHistory,
  id: string,
  notes: DeploymentNotes = {},
): Promise<void> {
  await deployments.add((present) =>
    present?.live === id && !present.canary
      ? undefined
      : { action: 'promote', live: id, ...withoutEmpty(notes) },
  );
}

/**
 * Withdraws the live release and makes an earlier release live.
 * @param target id of the earlier release
 * @returns the id of the earlier release
 */
export async function rollback(
  deployments: DeploymentHistory,
  target: string,
  reason?: string,
  checks?: readonly string[],
): Promise<string> {
  const history = await deployments.recent(Infinity);
  const deployment = await deployments.add((present) => {
    const { live } = requireLive(present);
    requireRollbackTarget(target, live, history);
    return {
      action: 'rollback',
      live: target,
      withdrawn: live,
      ...withoutEmpty({ reason, checks: checks && [...checks] }),
    };
  });
  return deployment?.live ?? '';
}

function requireRollbackTarget(target: string, live: string, history: readonly Deployment[]): void {
  if (target === live) throw new ReleaseError(`TB-DEPLOY-003: ${target} is already live.`);
  if (!history.some((deployment) => deployment.live === target))
    throw new ReleaseError(
      `TB-DEPLOY-004: Release ${target} was never live. Promote it instead, which verifies it.`,
    );
}

/**
 * Returns the release that was live most recently, except the release `live` and withdrawn releases.
 * @param stored releases that `prune` has not removed
 */
export function previousRelease(
  live: string,
  history: readonly Deployment[],
  stored: ReadonlySet<string>,
): string | undefined {
  const withdrawn = withdrawnReleases(history);
  return history
    .map((deployment) => deployment.live)
    .find((id) => id !== live && !withdrawn.has(id) && stored.has(id));
}

/**
 * Converts a percentage such as `5` or `0.5` to a share above 0 and below 1.
 * @returns undefined when the text is not such a percentage
 */
export function canaryShare(percent: string): number | undefined {
  if (!/^\d{1,2}(?:\.\d{1,6})?$/.test(percent)) return undefined;
  const share = Number(percent) / 100;
  return share > 0 ? share : undefined;
}

/** Shows a release to a share of the visitors, or changes that share. A schedule increases the share in steps. */
export async function startCanary(
  deployments: DeploymentHistory,
  release: string,
  share: number,
  { schedule, ...notes }: DeploymentNotes & Pick<Canary, 'schedule'> = {},
): Promise<void> {
  await deployments.add((present) => {
    const { live } = requireLive(present);
    if (release === live) throw new ReleaseError(`TB-DEPLOY-005: ${release} is already live.`);
    return {
      action: 'canary-start',
      live,
      canary: { release, share, ...withoutEmpty({ schedule }) },
      ...withoutEmpty(notes),
    };
  });
}

/**
 * Does nothing when no canary is running.
 * @param id ends only a canary of this release
 * @returns undefined when nothing was done
 */
export async function stopCanary(
  deployments: DeploymentHistory,
  reason: string,
  id?: string,
  by?: string,
): Promise<Deployment | undefined> {
  return deployments.add((present) => {
    const { live, canary } = requireLive(present);
    if (!canary || (id !== undefined && canary.release !== id)) return undefined;
    return { action: 'canary-stop', live, withdrawn: canary.release, reason, ...withoutEmpty({ by }) };
  });
}

/**
 * Maps each withdrawn release to the deployment that withdrew the release. A release is withdrawn by a rollback, or
 * when its canary stops. A later promotion of the release ends the withdrawal.
 * @param history newest first
 */
export function withdrawnReleases(history: readonly Deployment[]): ReadonlyMap<string, Deployment> {
  const withdrawn = new Map<string, Deployment>();
  for (const deployment of [...history].reverse()) {
    if (deployment.action === 'promote') withdrawn.delete(deployment.live);
    if (deployment.withdrawn !== undefined) withdrawn.set(deployment.withdrawn, deployment);
  }
  return withdrawn;
}
