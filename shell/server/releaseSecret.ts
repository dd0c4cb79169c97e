import { randomBytes } from 'node:crypto';
import { FolderObjects } from '@tanabana/shared/release/folderObjects';

const NAME = 'release-secret';

/** Fewest characters of a secret from the environment. */
const SHORTEST = 32;

/**
 * The secret that preview links are signed with: `RELEASE_SECRET`, which several machines have to share, or one
 * that is made at the first start and kept.
 * @param data folder of what this machine keeps between starts
 * @throws {Error} when the one from the environment is too short
 */
export async function releaseSecret(data: string, fromEnvironment: string | undefined): Promise<string> {
  if (fromEnvironment !== undefined) {
    if (fromEnvironment.length >= SHORTEST) return fromEnvironment;
    throw new Error(`RELEASE_SECRET needs at least ${SHORTEST} characters.`);
  }
  const kept = new FolderObjects(data, 0o600);
  await kept.create(NAME, randomBytes(SHORTEST).toString('hex'));
  return String(await kept.read(NAME));
}
