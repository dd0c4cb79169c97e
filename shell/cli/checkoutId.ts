import { createHash, randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { FolderObjects } from '@tanabana/build/store/folderObjects';

const NAME = 'checkout-id';

/**
 * What tells this checkout of the repository from all others, also from those that use the same store: it lies in the
 * checkout's own `.tanabana`, whatever DATA_DIR says, and a copy in another place is another checkout.
 * @param root the repository's folder
 * @returns nothing when the checkout cannot be written to: then it never knows what it made
 */
export async function checkoutId(root: string): Promise<string | undefined> {
  const own = new FolderObjects(path.join(root, '.tanabana'));
  await own.create(NAME, randomUUID()).catch(() => undefined);
  const id = await own.read(NAME);
  if (!id) return undefined;
  return createHash('sha256')
    .update(id)
    .update(await realpath(root))
    .digest('hex')
    .slice(0, 16);
}
