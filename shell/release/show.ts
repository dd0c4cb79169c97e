import { ReleaseError } from './releaseStore';
import type { Journal } from './journal';
import type { Turn } from './turn';

function whatIsLive(present: Turn | undefined): Turn {
  if (!present) throw new ReleaseError('No release is on show yet. Promote one first.');
  return present;
}

/**
 * Puts a release on show for everybody; a canary ends with it.
 * @param id a release that was verified
 */
export async function promote(journal: Journal, id: string, reason?: string): Promise<void> {
  await journal.add((present) =>
    present?.live === id && !present.canary
      ? undefined
      : { what: 'promoted', live: id, ...(reason && { reason }) },
  );
}

/**
 * Takes the release on show off it, and puts back the one before.
 * @param to the release to go back to, when it is not the one before
 * @returns the release that is on show now
 * @throws {ReleaseError} when there is none to go back to
 */
export async function rollback(journal: Journal, to?: string, reason?: string): Promise<string> {
  const history = await journal.history(Infinity);
  const turn = await journal.add((present) => {
    const { live } = whatIsLive(present);
    const target = to ?? releaseBefore(live, history);
    if (target === undefined) throw new ReleaseError('There is no release before this one to go back to.');
    return { what: 'rolled back', live: target, withdrawn: live, ...(reason && { reason }) };
  });
  return turn?.live ?? '';
}

/** The last release on show before this one that was not taken off for what it did. */
export function releaseBefore(live: string, history: readonly Turn[]): string | undefined {
  const withdrawn = new Set(history.map((turn) => turn.withdrawn));
  return history.map((turn) => turn.live).find((id) => id !== live && !withdrawn.has(id));
}

/**
 * Shows a release to a share of the visitors, or changes that share.
 * @param id a release that was verified; the present canary unless named
 * @param share above 0 and below 1
 * @throws {ReleaseError} when nothing is on show, or no canary is named
 */
export async function startCanary(journal: Journal, id: string | undefined, share: number): Promise<void> {
  await journal.add((present) => {
    const { live, canary } = whatIsLive(present);
    const release = id ?? canary?.release;
    if (release === undefined) throw new ReleaseError('Which release? As in: canary 4f2a91c07b1e 5%');
    if (release === live) throw new ReleaseError(`${release} is what everybody sees already.`);
    return { what: 'canary started', live, canary: { release, share } };
  });
}

/**
 * Shows everybody the release on show again. Nothing happens when that canary has ended already.
 * @param id only this canary, when it is named
 * @param reason why, in a sentence
 */
export async function stopCanary(journal: Journal, reason: string, id?: string): Promise<void> {
  await journal.add((present) => {
    const { live, canary } = whatIsLive(present);
    if (!canary || (id !== undefined && canary.release !== id)) return undefined;
    return { what: 'canary stopped', live, withdrawn: canary.release, reason };
  });
}
