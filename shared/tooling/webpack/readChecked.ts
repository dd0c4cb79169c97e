import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** @throws {Error} naming the file */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** Reads and validates a JSON file. @throws {Error} naming the file and each invalid field */
export function readChecked<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(file));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
  throw new Error(`${file} is invalid:\n${problems.join('\n')}`);
}
