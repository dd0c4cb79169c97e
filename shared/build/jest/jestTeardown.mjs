import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the temporary folder that `jestSetup.mjs` creates. */
export default function tearDown() {
  const folder = process.env.TMPDIR;
  if (folder === undefined) return;
  // Files of read-only folders, which some tests create, cannot be removed.
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // In watch mode, Jest calls the setup again before the next run.
  process.env.TMPDIR = path.dirname(folder);
}
