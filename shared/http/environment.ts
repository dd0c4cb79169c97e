import * as v from 'valibot';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MAX_PROXIES = 10;

export const wholeNumber = (max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, (issue) => `is "${issue.received.slice(1, -1)}", which is no whole number.`),
    v.transform(Number),
    v.maxValue(max, `is more than ${max}.`),
  );

/** Error messages do not contain the value. */
export const token = v.pipe(
  v.string(),
  v.regex(/^(?! )[^\p{Cc}]+(?<! )$/u, 'starts or ends with a space, or contains control characters.'),
);

export const SERVER_VARIABLES = {
  PROXIES: v.optional(wholeNumber(MAX_PROXIES), '0'),
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, (issue) => `is ${issue.received}, which is none of ${LOG_LEVELS.join(', ')}.`),
  ),
  HSTS: v.optional(
    v.pipe(v.string(), v.regex(/^[ -~]*$/, 'contains characters that no header may contain.')),
  ),
};

/**
 * An empty variable counts as not set, except for `HSTS`, which an empty value disables.
 * @throws {Error} with a sentence for each invalid variable
 */
export function readEnvironment<Schema extends v.GenericSchema>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): v.InferOutput<Schema> {
  const set = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'HSTS'),
  );
  const { success, output, issues } = v.safeParse(schema, set);
  if (success) return output;
  throw new Error(issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`).join('\n'));
}

/** Prints the message of an error, and exits with 1. */
export function endWithReason(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
