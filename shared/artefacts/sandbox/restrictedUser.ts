import { spawnSync } from 'node:child_process';

/** The user and group `nobody` on Linux, which owns no files. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Returns the user that a process for untrusted code runs as: `nobody` where the server is root, so that it can read
 * neither the server's secrets nor its environment.
 * @param folders that the process reads
 * @returns undefined where the server is not root or may not change users, or `nobody` cannot read the folders: then
 * the process runs as the user of the server
 */
export function restrictedUser(folders: readonly string[]): typeof NOBODY | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const isReadable = (folder: string) =>
    spawnSync('test', ['-r', folder, '-a', '-x', folder], { ...NOBODY, stdio: 'ignore' }).status === 0;
  return folders.every(isReadable) ? NOBODY : undefined;
}
