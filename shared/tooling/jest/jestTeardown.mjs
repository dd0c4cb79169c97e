import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the temporary folder that `jestSetup.mjs` creates. */
export default function tearDown() {
  const folder = process.env.TMPDIR;
  if (folder === undefined) return;
  // Some tests create read-only folders, whose files cannot be removed.
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // Restores `TMPDIR`, because in watch mode Jest repeats the setup, which creates a folder in `TMPDIR`.
  process.env.TMPDIR = path.dirname(folder);
}
