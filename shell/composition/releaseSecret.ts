import { randomBytes } from 'node:crypto';
import { FolderObjects } from '@tanabana/build/store/folderObjects';

const NAME = 'release-secret';

/** Fewest characters of a secret from the environment. */
const MIN_SECRET_LENGTH = 32;

/**
 * The secret that preview links are signed with: `RELEASE_SECRET`, which several machines have to share, or one
 * that is made at the first start and kept.
 * @param data folder of what this machine keeps between starts
 * @throws {Error} when the one from the environment is too short
 */
export async function releaseSecret(data: string, fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment !== undefined) {
    if (fromEnvironment.length >= MIN_SECRET_LENGTH) return fromEnvironment;
    throw new Error(`RELEASE_SECRET needs at least ${MIN_SECRET_LENGTH} characters.`);
  }
  const kept = new FolderObjects(data, 0o600);
  await kept.create(NAME, randomBytes(MIN_SECRET_LENGTH).toString('hex'));
  return String(await kept.read(NAME));
}
