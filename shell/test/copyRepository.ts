import { execFile, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneRepository } from '@tanabana/tooling/publish/clonedRepository.testing';

const execute = promisify(execFile);

/** Folders that are not copied: installed packages, Git data, and results of builds and tests. */
const EXCLUDED = ['node_modules', '.git', 'dist', '.tanabana', 'test-results'];

/** A copy of the repository, with its own data folder. */
interface RepositoryCopy {
  readonly root: string;
  /** `DATA_DIR` of commands in the copy. */
  readonly data: string;
  /**
   * @returns the output
   * @throws {Error} with the output when the program fails
   */
  readonly run: (program: string, ...words: readonly string[]) => Promise<string>;
  /** Lists differences from the repository, as `diff` prints them. */
  readonly changes: () => readonly string[];
  readonly remove: () => void;
}

export function copyRepository(repository: string): RepositoryCopy {
  const { root, remove } = cloneRepository(repository);
  const data = path.join(root, '.tanabana');
  // Preserves write times, because they determine which version of a deployable is the newest.
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(path.join(repository, '.tanabana/artefacts'), path.join(data, 'artefacts'), options);
  // Unsets `NIGHTLY`, so that nightly tests are excluded when a nightly test runs the tests of the copy.
  const env = {
    ...process.env,
    NIGHTLY: undefined,
    DATA_DIR: data,
    ARTEFACTS_DIR: path.join(data, 'artefacts'),
  };
  const run = async (program: string, ...words: readonly string[]) => {
    const { stdout, stderr } = await execute(program, words, { cwd: root, env });
    return stdout + stderr;
  };
  const changes = () => {
    const options = EXCLUDED.flatMap((name) => ['-x', name]);
    const { stdout } = spawnSync('diff', ['-rq', ...options, repository, root], { encoding: 'utf8' });
    return stdout.replaceAll(root, 'copy').replaceAll(repository, 'repository').trim().split('\n');
  };
  return { root, data, run, changes, remove };
}
