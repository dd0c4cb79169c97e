import type { ContractFile, JsonSchema } from '@tanabana/contract/remotes/contractFile';
import { kindsOf } from './propsFault';

/** Maps fields to their types, as in `record prices[].amount` → `number, minimum 0`. */
export function contractLines(contract: ContractFile): ReadonlyMap<string, string> {
  const { records, fragments, events, pages, variables } = contract;
  const fieldsOf = (kind: string, schemas: Readonly<Record<string, JsonSchema>>) =>
    Object.entries(schemas).flatMap(([name, schema]) => fields(`${kind} ${name}`, schema));
  return new Map([
    ...fieldsOf('record', records),
    ...fieldsOf('props of', fragments),
    ...fieldsOf('event', events),
    ...pages.map(({ path, query }): Line => [`query of ${path}`, query.join(', ') || 'none']),
    ...variables.map((name): Line => ['style variable ' + name, 'in use']),
  ]);
}

type Line = [field: string, type: string];

function fields(path: string, schema: JsonSchema): Line[] {
  const { type, properties, items, required = [] } = schema;
  if (type === 'array' && isSchema(items)) return fields(`${path}[]`, items);
  if (type !== 'object' || !isSchema(properties)) return [[path, typeOf(schema)]];
  return Object.entries(properties).flatMap(([name, value]) =>
    fields(`${path}.${name}${(required as string[]).includes(name) ? '' : '?'}`, value as JsonSchema),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Keywords that `kindsOf` expresses, or that only describe. */
const EXPRESSED = ['type', 'const', 'enum', 'anyOf', 'oneOf', 'title', 'description', 'required'];

function typeOf(schema: JsonSchema): string {
  const limits = Object.entries(schema).filter(([keyword]) => !EXPRESSED.includes(keyword));
  const words = limits.map(
    ([keyword, value]) => `${keyword} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [kindsOf(schema).join(' or '), ...words].join(', ');
}
