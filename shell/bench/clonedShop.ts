import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneRepository } from '@tanabana/build/publish/clonedRepository.testing';

/** A copy of the house in which a benchmark may change what it likes. */
export interface ClonedShop {
  readonly root: string;
  /** Replaces words in a file, which must have them. */
  readonly edit: (file: string, words: string, others: string) => void;
  /** Runs a release command, as a person at a keyboard does. @throws {Error} with what it printed, when it fails */
  readonly release: (...words: readonly string[]) => Promise<void>;
  readonly remove: () => void;
}

/** Copies the house, with links to what was built of it; what it builds and releases is kept below it. */
export function openClonedShop(): ClonedShop {
  const house = path.resolve(import.meta.dirname, '../..');
  const { root, remove } = cloneRepository(house);
  mkdirSync(path.join(root, '.tanabana'));
  execFileSync('cp', ['-al', path.join(house, '.tanabana/artefacts'), path.join(root, '.tanabana')]);
  return {
    root,
    remove,
    edit: (file, words, others) => {
      const place = path.join(root, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not contain: ${words}`);
      // A package's file is a link: it is replaced, and the other one stays.
      rmSync(place);
      writeFileSync(place, text.replace(words, others));
    },
    release: (...words) => run(root, ['run', '--silent', 'release', '--', ...words]),
  };
}

async function run(cwd: string, words: readonly string[]): Promise<void> {
  const child = spawn('npm', words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`npm ${words.join(' ')} failed:\n${printed}`);
}
