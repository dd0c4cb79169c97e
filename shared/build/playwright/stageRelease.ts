import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface StagedRelease {
  /** Environment variables of a shop that serves the release. */
  readonly environment: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/**
 * Copies a release to a temporary folder, with a new build of one deployable.
 * @param release `live`, or an id
 * @param workspace folder of the deployable
 * @throws {Error} if the release does not exist, or the build is incompatible with the release
 */
export async function stageRelease(release: string, workspace: string): Promise<StagedRelease> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-staged-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const command = ['shared/build/release.mjs', 'stage', release, workspace, '--into', folder];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, SETTINGS: '{}' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    remove();
    throw new Error(`The release ${release} could not be staged.`);
  }
  const environment = {
    DATA_DIR: folder,
    ARTEFACTS_DIR: path.join(folder, 'artefacts'),
    RELEASES_BUCKET: '',
  };
  return { environment, remove };
}
