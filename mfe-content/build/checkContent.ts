import * as v from 'valibot';

/**
 * Parses the content of a file with a schema.
 * @param file its path, for the message
 * @throws {Error} naming the file and every invalid field
 */
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
