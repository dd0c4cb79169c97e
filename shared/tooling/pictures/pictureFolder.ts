import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { UsageError } from '@tanabana/releases/errors/usageError';

type Entries = Readonly<Record<string, unknown>>;

/** Deletes the files of a picture, and returns their names. */
export async function removePictureFiles(folder: string, name: string): Promise<string[]> {
  const images = path.join(folder, 'images');
  const files = (await readdir(images)).filter((file) => file.replace(/-\d+\.\w+$/, '') === name);
  await Promise.all(files.map((file) => rm(path.join(images, file))));
  return files;
}

/**
 * Changes the entries of `manifest.json`, and sorts them by name. A lock file, which becomes the manifest, prevents that
 * concurrent changes of this or another process lose entries.
 * @param patienceMs maximum time to wait for another change, in milliseconds
 * @throws {UsageError} if the lock file of another change remains
 */
export async function changeManifest(
  folder: string,
  change: (entries: Entries) => Entries,
  patienceMs = 10_000,
): Promise<void> {
  const manifest = path.join(folder, 'manifest.json');
  const lock = `${manifest}.lock`;
  await createLock(lock, patienceMs);
  try {
    const present = existsSync(manifest) ? (JSON.parse(await readFile(manifest, 'utf8')) as Entries) : {};
    const ordered = Object.fromEntries(Object.entries(change(present)).sort(([a], [b]) => (a < b ? -1 : 1)));
    await writeFile(lock, `${JSON.stringify(ordered, null, 2)}\n`);
    await rename(lock, manifest);
  } catch (error) {
    await rm(lock, { force: true });
    throw error;
  }
}

const RETRY_MS = 20;

async function createLock(lock: string, patienceMs: number): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += RETRY_MS) {
    try {
      await writeFile(lock, '', { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (waitedMs >= patienceMs)
      throw new UsageError(
        `${lock} exists, because another command changes the pictures. If none is running, delete the file.`,
      );
    await setTimeout(RETRY_MS);
  }
}
