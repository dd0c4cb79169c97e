import { execFile, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

const execute = promisify(execFile);

/** What is built, installed or measured, and pictures, which no check of code needs. */
const LEFT_OUT = ['node_modules', '.git', 'dist', '.tanabana', 'test-results', 'images'];

/** A copy of the repository, with a store of its own that holds what was built. */
interface HouseCopy {
  readonly root: string;
  /** `DATA_DIR` of its commands, and of a shop that shows what they promote. */
  readonly data: string;
  /** Runs a program in it. @returns what it printed @throws {Error} with that, when it fails */
  readonly run: (program: string, ...words: readonly string[]) => Promise<string>;
  /** Files and folders in which it is no longer like the repository, as `diff` says it. */
  readonly changes: () => readonly string[];
  readonly remove: () => void;
}

/** Copies the repository's sources; what is installed is shared. */
export function copyHouse(): HouseCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'tanabana-house-'));
  const root = path.join(folder, 'house');
  const data = path.join(folder, 'data');
  cpSync(ROOT, root, { recursive: true, filter: (place) => !LEFT_OUT.includes(path.basename(place)) });
  cpSync(path.join(ROOT, '.tanabana/artefacts'), path.join(data, 'artefacts'), { recursive: true });
  for (const name of ['.', ...readdirSync(ROOT)]) {
    const installed = path.join(ROOT, name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, path.join(root, name, 'node_modules'));
  }
  const env = { ...process.env, DATA_DIR: data, ARTEFACTS_DIR: path.join(data, 'artefacts') };
  const run = async (program: string, ...words: readonly string[]) => {
    const { stdout, stderr } = await execute(program, words, { cwd: root, env });
    return stdout + stderr;
  };
  const changes = () => {
    const options = LEFT_OUT.flatMap((name) => ['-x', name]);
    const { stdout } = spawnSync('diff', ['-rq', ...options, ROOT, root], { encoding: 'utf8' });
    return stdout.replaceAll(root, 'copy').replaceAll(ROOT, 'house').trim().split('\n');
  };
  return { root, data, run, changes, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
