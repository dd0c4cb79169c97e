import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file.
 * @throws {Error} naming the file
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
