import { randomBytes } from 'node:crypto';
import { FolderObjects } from '@tanabana/artefacts/store/folderObjects';

const NAME = 'release-secret';

const MIN_SECRET_LENGTH = 32;

/**
 * Returns the key that signs preview links, forms and document tokens: `RELEASE_SECRET`, which several
 * machines share, or a key that the first start generates and stores.
 */
export async function releaseSecret(data: string, fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment !== undefined) {
    if (fromEnvironment.length >= MIN_SECRET_LENGTH) return fromEnvironment;
    throw new Error(`TB-CONFIG-007: RELEASE_SECRET needs at least ${MIN_SECRET_LENGTH} characters.`);
  }
  const folder = new FolderObjects(data, 0o600);
  await folder.create(NAME, randomBytes(MIN_SECRET_LENGTH).toString('hex'));
  return String(await folder.read(NAME));
}
