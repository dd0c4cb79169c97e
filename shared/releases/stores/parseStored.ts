import * as v from 'valibot';

/**
 * Parses a JSON document. Errors name invalid fields, but contain no values, because a wrong object key may lead to a
 * file with secrets.
 */
export function parseStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  content: Buffer | string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(content.toString()));
  if (result.success) return result.output;
  throw new Error(result.issues.map(describeIssue).join(' '));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('It is not JSON.');
  }
}

/** Describes an issue without the invalid value. The default messages of Valibot contain the value. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'raw_check' || issue.type === 'check') return issue.message;
  return `${v.getDotPath(issue) ?? 'It'} is not ${issue.expected ?? 'as expected'}.`;
}
