import { randomUUID } from 'node:crypto';
import type { ObjectStore } from '../stores/objectStore';

const KEY = 'checks/conditional-writes';

/**
 * In a store that ignores `If-None-Match`, one of two concurrent deployments would be lost.
 * @throws {Error} if the store overwrites an object
 */
export async function requireConditionalWrites(objects: ObjectStore): Promise<void> {
  await objects.create(KEY, 'first');
  if (!(await objects.create(KEY, randomUUID()))) return;
  throw new Error(
    'TB-STORE-014: The store of releases overwrites existing objects, so that one of two concurrent deployments would be lost. Use a service that supports If-None-Match on writes; `npm run release -- doctor` checks it.',
  );
}
