import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the folder of `jestSetup.mjs`. */
export default function tearDown() {
  const folder = process.env.TMPDIR;
  if (folder === undefined) return;
  // Read-only folders, as of an assembled image, cannot be emptied.
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // In watch mode Jest sets up again for its next run.
  process.env.TMPDIR = path.dirname(folder);
}
