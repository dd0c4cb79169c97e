import { execFile, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneRepository } from '@tanabana/tooling/publish/clonedRepository.testing';

const execute = promisify(execFile);

/** Folders that are not copied: installed packages, Git data, and results of builds and tests. */
const EXCLUDED = ['node_modules', '.git', 'dist', '.tanabana', 'test-results'];

/** A copy of the repository, with its own data folder. */
export interface RepositoryCopy {
  readonly root: string;
  /** `DATA_DIR` of commands in the copy. */
  readonly data: string;
  /** `DATA_DIR` and `ARTEFACTS_DIR` of commands in the copy. */
  readonly environment: { readonly DATA_DIR: string; readonly ARTEFACTS_DIR: string };
  /**
   * @returns the output
   * @throws {Error} with the output when the program fails
   */
  readonly run: (program: string, ...words: readonly string[]) => Promise<string>;
  /** Runs a TypeScript program with further environment variables. Returns the output. */
  readonly runScript: (
    variables: Readonly<Record<string, string>>,
    ...words: readonly string[]
  ) => Promise<string>;
  /** Lists differences from the repository, as `diff` prints them. */
  readonly changes: () => readonly string[];
  readonly remove: () => void;
}

/** @param artefacts folder of published versions. If omitted, the copy has a copy of the repository's versions. */
export function copyRepository(repository: string, artefacts?: string): RepositoryCopy {
  const { root, remove } = cloneRepository(repository);
  const data = path.join(root, '.tanabana');
  const environment = { DATA_DIR: data, ARTEFACTS_DIR: artefacts ?? path.join(data, 'artefacts') };
  if (artefacts === undefined) copyArtefacts(repository, environment.ARTEFACTS_DIR);
  const runWith = async (variables: object, program: string, words: readonly string[]) => {
    // Unsets `NIGHTLY`, so that nightly tests are excluded when a nightly test runs the tests of the copy.
    const env = { ...process.env, NIGHTLY: undefined, ...environment, ...variables };
    const { stdout, stderr } = await execute(program, words, { cwd: root, env });
    return stdout + stderr;
  };
  const run: RepositoryCopy['run'] = (program, ...words) => runWith({}, program, words);
  const runScript: RepositoryCopy['runScript'] = (variables, ...words) =>
    runWith(variables, process.execPath, ['--import', 'tsx', ...words]);
  const changes = () => {
    const options = EXCLUDED.flatMap((name) => ['-x', name]);
    const { stdout } = spawnSync('diff', ['-rq', ...options, repository, root], { encoding: 'utf8' });
    return stdout.replaceAll(root, 'copy').replaceAll(repository, 'repository').trim().split('\n');
  };
  return { root, data, environment, run, runScript, changes, remove };
}

/** Copies the published versions of a repository into another folder. */
export function copyArtefacts(repository: string, folder: string): void {
  // Preserves write times, because they determine which version of a deployable is the newest.
  cpSync(path.join(repository, '.tanabana/artefacts'), folder, { recursive: true, preserveTimestamps: true });
}
