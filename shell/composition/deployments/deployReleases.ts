import { ReleaseError } from '../releases/releaseStore';
import type { DeploymentHistory } from './deploymentHistory';
import type { Deployment } from './deployment';
import { withdrawnReleases } from './withdrawnReleases';

/** Optional fields of a deployment. */
type DeploymentNotes = Pick<Deployment, 'reason' | 'checks'>;

function withoutEmpty<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value))) as Fields;
}

function requireLive(present: Deployment | undefined): Deployment {
  if (!present) throw new ReleaseError('No release is live yet. Promote one first.');
  return present;
}

/**
 * Makes a release live for everybody; this ends a canary.
 * @param id a verified release
 */
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
 * Withdraws the live release and makes an earlier one live again.
 * @param to a release that was live; the previous one by default
 * @param checks what was checked, for the history
 * @returns the id of the release that is live now
 * @throws {ReleaseError} when there is no previous release, or `to` was never live
 */
export async function rollback(
  deployments: DeploymentHistory,
  to?: string,
  reason?: string,
  checks?: readonly string[],
): Promise<string> {
  const history = await deployments.recent(Infinity);
  const deployment = await deployments.add((present) => {
    const { live } = requireLive(present);
    const target = to ?? previousRelease(live, history);
    if (target === undefined) throw new ReleaseError('There is no previous release to roll back to.');
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

/** @throws {ReleaseError} when the release is already live, or was never live for everybody (a canary is not) */
function requireRollbackTarget(target: string, live: string, history: readonly Deployment[]): void {
  if (target === live) throw new ReleaseError(`${target} is already live.`);
  if (!history.some((deployment) => deployment.live === target))
    throw new ReleaseError(`Release ${target} was never live. Promote it instead, which verifies it.`);
}

/** The release that was live before this one and was not withdrawn. */
export function previousRelease(live: string, history: readonly Deployment[]): string | undefined {
  const withdrawn = withdrawnReleases(history);
  return history.map((deployment) => deployment.live).find((id) => id !== live && !withdrawn.has(id));
}

/**
 * Shows a release to a share of the visitors, or changes that share.
 * @param id a verified release; the running canary by default
 * @param share above 0 and below 1
 * @throws {ReleaseError} when nothing is live, or no canary is named
 */
export async function startCanary(
  deployments: DeploymentHistory,
  id: string | undefined,
  share: number,
  notes: DeploymentNotes = {},
): Promise<void> {
  await deployments.add((present) => {
    const { live, canary } = requireLive(present);
    const release = id ?? canary?.release;
    if (release === undefined) throw new ReleaseError('Which release? As in: canary 4f2a91c07b1e 5%');
    if (release === live) throw new ReleaseError(`${release} is already live.`);
    return { action: 'canary-start', live, canary: { release, share }, ...withoutEmpty(notes) };
  });
}

/**
 * Ends the canary. Does nothing when it has already ended.
 * @param reason why, as a sentence
 * @param id ends only this canary
 * @param by who ended it, when a server did
 */
export async function stopCanary(
  deployments: DeploymentHistory,
  reason: string,
  id?: string,
  by?: string,
): Promise<void> {
  await deployments.add((present) => {
    const { live, canary } = requireLive(present);
    if (!canary || (id !== undefined && canary.release !== id)) return undefined;
    return { action: 'canary-stop', live, withdrawn: canary.release, reason, ...withoutEmpty({ by }) };
  });
}
