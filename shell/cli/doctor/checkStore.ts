import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@tanabana/build/store/objectStore';
import { tried, type Finding } from './finding';

/** Writers of one key at the same time. */
const WRITERS = 8;

/** How far the store's clock may differ from this machine's, in milliseconds: tokens and links end by the clock. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/**
 * Tries what releases rest on: of two writers of a key exactly one succeeds, what was written is there at once, lists
 * know it, and clocks agree. It writes below `doctor/`, and removes what it wrote.
 * @param place what to call the store
 */
export async function checkStore(
  objects: ObjectStore,
  place: string,
  now: () => number,
): Promise<readonly Finding[]> {
  const folder = `doctor/${randomUUID()}/`;
  const key = `${folder}first`;
  const contested = `${folder}contested`;
  const write = await tried(place, 'can be written', async () =>
    (await objects.create(key, 'first'))
      ? undefined
      : 'A key that nobody has written is said to be taken. The service may not know If-None-Match, or refuses it.',
  );
  if (write.fault !== undefined) return [write];
  try {
    return [
      write,
      await tried(place, 'what was written is there at once', () => readBack(objects, key)),
      await tried(place, 'a list knows what was written', () => listed(objects, folder)),
      await tried(place, 'nothing is written over', () => notOverwritten(objects, key)),
      await tried(place, `of ${WRITERS} writers at once one succeeds`, () => oneSucceeds(objects, contested)),
      await tried(place, 'its clock agrees with this machine', () => clockAgrees(objects, folder, now)),
      await tried(place, 'what was removed is gone at once', () =>
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
  return 'What was just written is not there. Machines would serve releases with holes: use a service with read-after-write consistency.';
}

async function listed(objects: ObjectStore, folder: string): Promise<string | undefined> {
  const [names, entries] = [await objects.names(folder), await objects.list(folder)];
  if (names.includes('first') && entries.some(({ key }) => key === `${folder}first`)) return undefined;
  return 'A list does not show what was just written. A deployment would not be noticed: use a service whose lists are consistent.';
}

async function notOverwritten(objects: ObjectStore, key: string): Promise<string | undefined> {
  const isWritten = await objects.create(key, 'second');
  if (!isWritten && String(await objects.read(key)) === 'first') return undefined;
  return 'A key that was taken was written again. Two promotions at once would lose one: the service has to honour If-None-Match on writes.';
}

async function oneSucceeds(objects: ObjectStore, key: string): Promise<string | undefined> {
  const writers = Array.from({ length: WRITERS }, (_, number) => objects.create(key, `writer ${number}`));
  const written = (await Promise.all(writers)).filter(Boolean).length;
  if (written === 1) return undefined;
  return `${written} of ${WRITERS} writers of one key were told that they succeeded. Two promotions at once would lose one: the service has to honour If-None-Match on writes.`;
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
  return `It is ${Math.round(Math.abs(difference) / 1_000)} s ${direction} this machine. Preview links, tokens and prune go by the clock: synchronise this machine's (NTP).`;
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
    : 'What was removed is still listed. prune would count it again: its lists are not consistent, or deleting is not allowed.';
}
