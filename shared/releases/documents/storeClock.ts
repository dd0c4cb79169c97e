import { randomUUID } from 'node:crypto';
import { ReleaseError } from './readRelease';
import type { ObjectStore } from '../stores/objectStore';

/** Maximum difference between the clocks of the store and of a machine that writes times, in milliseconds. */
const MAX_DIFFERENCE_MS = 30_000;

/**
 * Compares the clock of this machine with that of the store, by writing an object.
 * @returns how far this machine is ahead of the store, in milliseconds. Negative if this machine is behind.
 */
export async function clockDifference(objects: ObjectStore, now: () => number): Promise<number> {
  // A folder of its own, because a list of a shared folder fails when another process removes its object.
  const folder = `checks/clock-${randomUUID()}/`;
  const key = `${folder}written`;
  const before = now();
  await objects.create(key, '');
  const after = now();
  try {
    const [written] = await objects.list(folder);
    if (!written) return 0;
    // The store wrote the object at some time between the two readings of the clock.
    return Math.max(before - written.writtenAt, 0) + Math.min(after - written.writtenAt, 0);
  } finally {
    await objects.remove(key);
  }
}

/** Describes a difference, as in `12 s ahead of` or `50 min behind`. */
export function differenceInWords(difference: number): string {
  const seconds = Math.round(Math.abs(difference) / 1_000);
  const amount = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `${amount} ${difference > 0 ? 'ahead of' : 'behind'}`;
}

/**
 * Refuses to write times with a wrong clock. Servers compare the times of deployments with their own clocks, so that a
 * canary in steps would be shown to another share of the visitors than the command prints.
 * @throws {ReleaseError} if the clocks differ by more than 30 seconds
 */
export async function requireStoreClock(objects: ObjectStore, now: () => number): Promise<void> {
  const difference = await clockDifference(objects, now);
  if (Math.abs(difference) <= MAX_DIFFERENCE_MS) return;
  throw new ReleaseError(
    `TB-STORE-015: Nothing was changed: the clock of this machine is ${differenceInWords(difference)} the clock of the store, and times of deployments would be wrong. Synchronise it (NTP, as with "timedatectl set-ntp true"), and repeat the command.`,
  );
}
