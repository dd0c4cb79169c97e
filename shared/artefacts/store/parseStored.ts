import * as v from 'valibot';

/**
 * Parses a JSON document of a store. Errors do not quote the document, because a key may lead to a secret file.
 * @throws {Error} naming each invalid field, and what was expected
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  content: Buffer | string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(content.toString()));
  if (result.success) return result.output;
  throw new Error(result.issues.map(inWords).join(' '));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('It is not JSON.');
  }
}

/** Formats an issue. Valibot's own messages quote the value, except for those of checks. */
function inWords(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'raw_check' || issue.type === 'check') return issue.message;
  return `${v.getDotPath(issue) ?? 'It'} is not ${issue.expected ?? 'as expected'}.`;
}
