import * as v from 'valibot';

/**
 * Parses a JSON document of a store. What is wrong is said without quoting the document: a key may lead to a file that
 * nobody should see.
 * @throws {Error} naming each field that is not as it should be, and what was expected
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

/** A check's own words, or where another value was expected: valibot's words quote the value that was found. */
function inWords(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'raw_check' || issue.type === 'check') return issue.message;
  return `${v.getDotPath(issue) ?? 'It'} is not ${issue.expected ?? 'as expected'}.`;
}
