import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@tanabana/artefacts/store/objectStore';
import { check, type Finding } from './finding';

const WRITERS = 8;

/** Tokens and links expire by the clock. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/**
 * Checks conditional writes, read-after-write consistency, lists and the clock of a store. Writes objects
 * below `doctor/` and removes them.
 */
export async function checkStore(
  objects: ObjectStore,
  place: string,
  now: () => number,
): Promise<readonly Finding[]> {
  const folder = `doctor/${randomUUID()}/`;
  const key = `${folder}first`;
  const contested = `${folder}contested`;
  const write = await check(place, 'is writable', async () =>
    (await objects.create(key, 'first'))
      ? undefined
      : 'Writing a new key was refused. The service may not support If-None-Match.',
  );
  if (write.fault !== undefined) return [write];
  try {
    return [
      write,
      await check(place, 'read-after-write consistency', () => readBack(objects, key)),
      await check(place, 'consistent lists', () => listed(objects, folder)),
      await check(place, 'no overwrites with If-None-Match', () => notOverwritten(objects, key)),
      await check(place, `one of ${WRITERS} concurrent writers succeeds`, () =>
        oneSucceeds(objects, contested),
      ),
      await check(place, 'clock is in sync with this machine', () => clockAgrees(objects, folder, now)),
      await check(place, 'removed objects are gone at once', () =>
        removed(objects, folder, [key, contested]),
      ),
    ];
  } finally {
    await Promise.all([key, contested].map((name) => objects.remove(name))).catch(() => undefined);
  }
}

async function readBack(objects: ObjectStore, key: string): Promise<string | undefined> {
  const [content, isThere] = [await objects.read(key), await objects.has(key)];
  if (String(content) === 'first' && isThere) return undefined;
  return 'A written object cannot be read back. Machines would serve incomplete releases: use a service with read-after-write consistency.';
}

async function listed(objects: ObjectStore, folder: string): Promise<string | undefined> {
  const [names, entries] = [await objects.names(folder), await objects.list(folder)];
  if (names.includes('first') && entries.some(({ key }) => key === `${folder}first`)) return undefined;
  return 'A list lacks a written object. Deployments would not be noticed: use a service whose lists are consistent.';
}

async function notOverwritten(objects: ObjectStore, key: string): Promise<string | undefined> {
  const isWritten = await objects.create(key, 'second');
  if (!isWritten && String(await objects.read(key)) === 'first') return undefined;
  return 'An existing object was overwritten. Of two concurrent promotions one would be lost: the service has to support If-None-Match on writes.';
}

async function oneSucceeds(objects: ObjectStore, key: string): Promise<string | undefined> {
  const writers = Array.from({ length: WRITERS }, (_, number) => objects.create(key, `writer ${number}`));
  const written = (await Promise.all(writers)).filter(Boolean).length;
  if (written === 1) return undefined;
  return `${written} of ${WRITERS} concurrent writers of one key succeeded. Of two concurrent promotions one would be lost: the service has to support If-None-Match on writes.`;
}

async function clockAgrees(
  objects: ObjectStore,
  folder: string,
  now: () => number,
): Promise<string | undefined> {
  const [entry] = await objects.list(folder);
  const difference = (entry?.writtenAt ?? now()) - now();
  if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return undefined;
  const direction = difference > 0 ? 'ahead of' : 'behind';
  return `It is ${Math.round(Math.abs(difference) / 1_000)} s ${direction} this machine. Preview links, tokens and prune depend on the clock: synchronise the clock of this machine (NTP).`;
}

async function removed(
  objects: ObjectStore,
  folder: string,
  keys: readonly string[],
): Promise<string | undefined> {
  await Promise.all(keys.map((key) => objects.remove(key)));
  const left = await objects.names(folder);
  return left.length === 0
    ? undefined
    : 'A removed object is still listed. Lists are not consistent, or deleting is not allowed; prune needs both.';
}
