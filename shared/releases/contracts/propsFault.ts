import type { JsonSchema } from '@tanabana/contract/remotes/contractFile';

/**
 * Describes why a fragment does not take the props that a page was built with. Compares names, types and enumerations of
 * props; limits such as `minimum` are not compared.
 * @param passed schema of the props that the page passes
 * @param taken schema of the props that the fragment takes
 * @returns undefined if the fragment takes the props
 */
export function propsFault(passed: JsonSchema, taken: JsonSchema, path = ''): string | undefined {
  return typeFault(passed, taken, path) ?? fieldFault(passed, taken, path) ?? entryFault(passed, taken, path);
}

function typeFault(passed: JsonSchema, taken: JsonSchema, path: string): string | undefined {
  const [own, others] = [kindsOf(passed), kindsOf(taken)];
  const refused = own.find((kind) => !others.some((other) => includes(other, kind)));
  return refused && `${path || 'the whole'} is ${refused}, and must be ${others.join(' or ')}`;
}

function fieldFault(passed: JsonSchema, taken: JsonSchema, path: string): string | undefined {
  if (taken.type !== 'object' || passed.type !== 'object') return undefined;
  const [own, others] = [fieldsByName(passed), fieldsByName(taken)];
  const within = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, { schema, isRequired }] of others) {
    const field = own.get(name);
    if (!field && isRequired) return `${within(name)} is missing`;
    if (!field) continue;
    if (isRequired && !field.isRequired) return `${within(name)} is optional`;
    const fault = propsFault(field.schema, schema, within(name));
    if (fault !== undefined) return fault;
  }
  const removed = [...own.keys()].find((name) => !others.has(name));
  return removed === undefined ? undefined : `${within(removed)} is no longer taken`;
}

function entryFault({ items: own }: JsonSchema, { items: others }: JsonSchema, path: string) {
  return isSchema(own) && isSchema(others) ? propsFault(own, others, `${path}[]`) : undefined;
}

/** Returns the values of an enumeration in quotes, or else the types of a schema. */
export function kindsOf(schema: JsonSchema): readonly string[] {
  const { type, enum: values, const: value, anyOf, oneOf } = schema;
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return alternatives.flatMap((part) => kindsOf(part as JsonSchema));
  if ('const' in schema) return [JSON.stringify(value)];
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each));
  return typeof type === 'string' ? [type] : ['anything'];
}

/** Whether a kind from `kindsOf` includes all values of another kind. */
function includes(kind: string, other: string): boolean {
  if (kind === 'anything' || kind === other) return true;
  if (kind === 'number') return other === 'integer' || /^-?\d/.test(other);
  if (kind === 'string') return other.startsWith('"');
  return kind === 'boolean' && ['true', 'false'].includes(other);
}

interface Field {
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

function fieldsByName({ properties = {}, required = [] }: JsonSchema): ReadonlyMap<string, Field> {
  return new Map(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [
      name,
      { schema, isRequired: (required as string[]).includes(name) },
    ]),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
