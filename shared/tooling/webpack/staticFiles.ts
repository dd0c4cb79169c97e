import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NameFile } from '@tanabana/releases/versions/namedByContent';

type Files = Record<string, Buffer | string>;

/** Matches the address of an icon in the web manifest. */
const ICON = /(?<="src": ")[^"]+/g;

function filesIn(folder: string): [file: string, content: Buffer][] {
  return readdirSync(folder)
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file))]);
}

/** Reads icons and web manifest of a shop. Icon addresses in the web manifest are replaced with hashed names. */
export function staticFiles(folder: string, nameFile: NameFile): Files {
  const files = filesIn(folder);
  const names = new Map(files.map(([file, content]) => [file, nameFile(file, content)]));
  return Object.fromEntries(
    files.map(([file, content]) => {
      if (!file.endsWith('.webmanifest')) return [names.get(file), content];
      const text = content.toString('utf8').replace(ICON, (icon) => names.get(icon) ?? icon);
      return [nameFile(file, text), text];
    }),
  ) as Files;
}

export function fontFiles(folder: string, nameFile: NameFile): Files {
  return Object.fromEntries(
    filesIn(folder)
      .filter(([file]) => file.endsWith('.woff2'))
      .map(([file, content]) => [nameFile(`fonts/${file}`, content), content]),
  );
}
