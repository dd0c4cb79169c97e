import { ReleaseError } from './releaseStore';
import type { DeploymentHistory } from './deploymentHistory';
import type { Deployment } from './deployment';
import { withdrawnReleases } from './withdrawnReleases';

/** What the history says of a deployment besides the release: why, and what was checked of it before. */
type DeploymentRecord = Pick<Deployment, 'reason' | 'checks'>;

/** Leaves out what is empty. */
function said<Record extends object>(record: Record): Record {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => Boolean(value))) as Record;
}

function whatIsLive(present: Deployment | undefined): Deployment {
  if (!present) throw new ReleaseError('No release is live yet. Promote one first.');
  return present;
}

/**
 * Makes a release live for everybody; a canary ends with it.
 * @param id a release that was verified
 * @param record what the history says besides
 */
export async function promote(
  deployments: DeploymentHistory,
  id: string,
  record: DeploymentRecord = {},
): Promise<void> {
  await deployments.add((present) =>
    present?.live === id && !present.canary ? undefined : { action: 'promote', live: id, ...said(record) },
  );
}

/**
 * Withdraws the live release and makes an earlier one live again.
 * @param to the release to go back to, which has been live; the previous one unless named
 * @param checks what was checked of it, in words
 * @returns the release that is live now
 * @throws {ReleaseError} when there is none to go back to, or the named one was never live
 */
export async function rollback(
  deployments: DeploymentHistory,
  to?: string,
  reason?: string,
  checks?: readonly string[],
): Promise<string> {
  const history = await deployments.recent(Infinity);
  const deployment = await deployments.add((present) => {
    const { live } = whatIsLive(present);
    const target = to ?? releaseBefore(live, history);
    if (target === undefined) throw new ReleaseError('There is no release before this one to go back to.');
    requireRollbackTarget(target, live, history);
    return {
      action: 'rollback',
      live: target,
      withdrawn: live,
      ...said({ reason, checks: checks && [...checks] }),
    };
  });
  return deployment?.live ?? '';
}

/** @throws {ReleaseError} when a release is live already, or never was: a canary has not been live for everybody */
export function requireRollbackTarget(target: string, live: string, history: readonly Deployment[]): void {
  if (target === live) throw new ReleaseError(`${target} is what everybody sees already.`);
  if (!history.some((deployment) => deployment.live === target))
    throw new ReleaseError(`Release ${target} was never live. Promote it instead, which verifies it.`);
}

/** The last live release before this one that is not withdrawn. */
export function releaseBefore(live: string, history: readonly Deployment[]): string | undefined {
  const withdrawn = withdrawnReleases(history);
  return history.map((deployment) => deployment.live).find((id) => id !== live && !withdrawn.has(id));
}

/**
 * Shows a release to a share of the visitors, or changes that share.
 * @param id a release that was verified; the present canary unless named
 * @param share above 0 and below 1
 * @param record what the history says besides
 * @throws {ReleaseError} when nothing is live, or no canary is named
 */
export async function startCanary(
  deployments: DeploymentHistory,
  id: string | undefined,
  share: number,
  record: DeploymentRecord = {},
): Promise<void> {
  await deployments.add((present) => {
    const { live, canary } = whatIsLive(present);
    const release = id ?? canary?.release;
    if (release === undefined) throw new ReleaseError('Which release? As in: canary 4f2a91c07b1e 5%');
    if (release === live) throw new ReleaseError(`${release} is what everybody sees already.`);
    return { action: 'canary-start', live, canary: { release, share }, ...said(record) };
  });
}

/**
 * Shows everybody the live release again. Nothing happens when that canary has ended already.
 * @param id only this canary, when it is named
 * @param reason why, in a sentence
 * @param by who ends it, when a server does by itself
 */
export async function stopCanary(
  deployments: DeploymentHistory,
  reason: string,
  id?: string,
  by?: string,
): Promise<void> {
  await deployments.add((present) => {
    const { live, canary } = whatIsLive(present);
    if (!canary || (id !== undefined && canary.release !== id)) return undefined;
    return { action: 'canary-stop', live, withdrawn: canary.release, reason, ...said({ by }) };
  });
}
