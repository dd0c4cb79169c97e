import path from 'node:path';
import { runRelease } from '../cli/runRelease';
import type { TestShop } from './testShop';

const ROOT = path.resolve(__dirname, '../..');

/** @returns the printed text */
export async function runCommand({ folder }: TestShop, ...words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const env = { DATA_DIR: folder, RELEASED_BY: 'Asha' };
  await runRelease(ROOT, words, env, (text) => lines.push(text));
  return lines.join('\n');
}
