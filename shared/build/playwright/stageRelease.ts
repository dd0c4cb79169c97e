import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A release staged in a folder of its own. */
interface StagedRelease {
  /** Environment variables of a shop that serves it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

/**
 * Copies a release from the store, with a fresh build of one deployable.
 * @param release `live`, or an id
 * @param workspace folder of the deployable that is built
 * @throws {Error} when there is no such release, or the build is incompatible with it
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
