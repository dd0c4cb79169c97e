import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'pictures',
  'test-results',
  '.git',
  '.tanabana',
  'coverage',
]);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesIn(file);
    if (entry.isFile()) yield file;
  }
}

/**
 * Reads sources, tests and documents of the repository, but not installed or built files.
 * @param ending matches the end of the names, as in /\.md$/
 */
export function repositoryFiles(
  ending: RegExp,
): { readonly file: string; readonly lines: readonly string[] }[] {
  return [...filesIn('')]
    .filter((file) => ending.test(file))
    .map((file) => ({ file, lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n') }));
}
