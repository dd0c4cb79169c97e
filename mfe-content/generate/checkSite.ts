import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentFiles } from '../src/content/siteSchemas';

/**
 * Validates every content file that a page imports.
 * @param pagesOff paths of pages whose files are not needed
 * @throws {Error} naming the first invalid file and its invalid fields
 */
export function checkSite(folder: string, pagesOff: readonly string[] = []): void {
  for (const { file, schema } of filesOf(folder, pagesOff)) readContent(schema, file);
}

/** Content files that a shop must have, and those that it has besides. */
export function filesOf(folder: string, pagesOff: readonly string[] = []) {
  return Object.entries(contentFiles)
    .map(([name, { schema, page }]) => ({
      file: path.join(folder, name),
      schema,
      isNeeded: page === undefined || !pagesOff.includes(page),
    }))
    .filter(({ file, isNeeded }) => isNeeded || existsSync(file));
}

/** @throws {Error} naming the file and every invalid field */
export function readContent<Schema extends v.GenericSchema>(schema: Schema, file: string) {
  return checkContent(schema, file, readJson(file));
}

/** @throws {Error} naming the file and every invalid field */
export function checkContent<Schema extends v.GenericSchema>(
  schema: Schema,
  file: string,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`${file} cannot be published.\n${faults.join('\n')}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
