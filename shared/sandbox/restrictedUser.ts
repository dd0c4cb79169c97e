import { spawnSync } from 'node:child_process';

/** The user and group `nobody` on Linux, which owns no files. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user of a process for untrusted code. If the server runs as root, the user is `nobody`, who can read
 * neither the secrets nor the environment of the server.
 * @param folders that the process reads
 * @returns undefined if the process must run as the user of the server. Reasons: the server does not run as root, the
 * server cannot start processes of other users, or `nobody` cannot read the folders.
 */
export function restrictedUser(folders: readonly string[]): typeof NOBODY | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const isReadable = (folder: string) =>
    spawnSync('test', ['-r', folder, '-a', '-x', folder], { ...NOBODY, stdio: 'ignore' }).status === 0;
  return folders.every(isReadable) ? NOBODY : undefined;
}
