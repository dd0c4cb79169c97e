import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

/** Removes the folder of `jestSetup.mjs`, with all that tests have left in it. */
export default function tearDown() {
  const folder = process.env.TMPDIR;
  if (folder === undefined) return;
  // An assembled image is read-only, and a folder that is cannot be emptied.
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // Jest may go on watching, and sets up again for its next run.
  process.env.TMPDIR = path.dirname(folder);
}
