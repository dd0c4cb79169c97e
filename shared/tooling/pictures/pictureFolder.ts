import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Entries = Readonly<Record<string, unknown>>;

/** Deletes the files of a picture, and returns their names. */
export async function removePictureFiles(folder: string, name: string): Promise<string[]> {
  const images = path.join(folder, 'images');
  const files = (await readdir(images)).filter((file) => file.replace(/-\d+\.\w+$/, '') === name);
  await Promise.all(files.map((file) => rm(path.join(images, file))));
  return files;
}

/** Writes the changed entries of `manifest.json` in alphabetical order. */
export async function changeManifest(folder: string, change: (entries: Entries) => Entries): Promise<void> {
  const manifest = path.join(folder, 'manifest.json');
  const present = existsSync(manifest) ? (JSON.parse(await readFile(manifest, 'utf8')) as Entries) : {};
  const ordered = Object.fromEntries(Object.entries(change(present)).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(manifest, `${JSON.stringify(ordered, null, 2)}\n`);
}
