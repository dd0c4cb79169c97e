import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '@tanabana/releases/stores/objectStore';
import { clockDifference, differenceInWords } from '@tanabana/releases/documents/storeClock';
import { check } from './finding';

const WRITERS = 8;

/** Maximum difference between the clocks of the store and of this computer. Tokens and links expire by these clocks. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Checks a store by writing objects below `doctor/`. Removes the objects afterwards. */
export async function checkStore(objects: ObjectStore, place: string, now: () => number) {
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
      await check(place, 'read-after-write consistency', async () => {
        const [content, isThere] = [await objects.read(key), await objects.has(key)];
        if (String(content) === 'first' && isThere) return undefined;
        return 'A written object cannot be read back. Machines would serve incomplete releases: use a service with read-after-write consistency.';
      }),
      await check(place, 'consistent lists', async () => {
        const [names, entries] = [await objects.names(folder), await objects.list(folder)];
        if (names.includes('first') && entries.some((entry) => entry.key === key)) return undefined;
        return 'A list lacks a written object. Deployments would not be noticed: use a service whose lists are consistent.';
      }),
      await check(place, 'no overwrites with If-None-Match', async () => {
        const isWritten = await objects.create(key, 'second');
        if (!isWritten && String(await objects.read(key)) === 'first') return undefined;
        return 'An existing object was overwritten. Of two concurrent promotions one would be lost: the service has to support If-None-Match on writes.';
      }),
      await check(place, `one of ${WRITERS} concurrent writers succeeds`, async () => {
        const writers = Array.from({ length: WRITERS }, (_, number) =>
          objects.create(contested, `writer ${number}`),
        );
        const written = (await Promise.all(writers)).filter(Boolean).length;
        if (written === 1) return undefined;
        return `${written} of ${WRITERS} concurrent writers of one key succeeded. Of two concurrent promotions one would be lost: the service has to support If-None-Match on writes.`;
      }),
      await check(place, 'clock is in sync with this machine', async () => {
        const difference = await clockDifference(objects, now);
        if (Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS) return undefined;
        return `This machine is ${differenceInWords(difference)} the store. Deployments, preview links, tokens and prune depend on the clock: synchronise the clock of this machine (NTP).`;
      }),
      await check(place, 'removed objects are gone at once', async () => {
        await Promise.all([key, contested].map((name) => objects.remove(name)));
        if ((await objects.names(folder)).length === 0) return undefined;
        return 'A removed object is still listed. Lists are not consistent, or deleting is not allowed; prune needs both.';
      }),
    ];
  } finally {
    await Promise.all([key, contested].map((name) => objects.remove(name))).catch(() => undefined);
  }
}
