import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder for all tests of a run, which `jestTeardown.mjs` removes. */
export default function setUp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-jest-'));
  // Some tests run programs as another user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}
