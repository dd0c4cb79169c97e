import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneRepository } from '@tanabana/build/publish/clonedRepository.testing';

const execute = promisify(execFile);

/** Folders that are built or installed. */
const LEFT_OUT = ['node_modules', '.git', 'dist', '.tanabana', 'test-results'];

/** A copy of the repository, with a store of its own for its builds. */
interface RepositoryCopy {
  readonly root: string;
  /** `DATA_DIR` of its commands, and of a shop that shows what they promote. */
  readonly data: string;
  /** Runs a program in it. @returns what it printed @throws {Error} with that, when it fails */
  readonly run: (program: string, ...words: readonly string[]) => Promise<string>;
  /** Files and folders in which it differs from the repository, as `diff` prints them. */
  readonly changes: () => readonly string[];
  readonly remove: () => void;
}

/** Copies the whole repository. @param repository its folder */
export function copyRepository(repository: string): RepositoryCopy {
  const folders = readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !LEFT_OUT.includes(entry.name))
    .map(({ name }) => name);
  const { root, remove } = cloneRepository(repository, folders);
  const data = path.join(root, '.tanabana');
  // The newest version of a deployable is the one that was written last.
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(path.join(repository, '.tanabana/artefacts'), path.join(data, 'artefacts'), options);
  // Its tests are those of every commit, also when a nightly test runs them.
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
    const options = LEFT_OUT.flatMap((name) => ['-x', name]);
    const { stdout } = spawnSync('diff', ['-rq', ...options, repository, root], { encoding: 'utf8' });
    return stdout.replaceAll(root, 'copy').replaceAll(repository, 'repository').trim().split('\n');
  };
  return { root, data, run, changes, remove };
}
