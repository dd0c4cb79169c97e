import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '@tanabana/contract/remotes/contractFile';
import { isDivided } from '@tanabana/contract/records/dividedRecord';

const ajv = addFormats(new Ajv({ strict: false }));

/**
 * Describes why a reader cannot use a record. The record is an immutable file of a version, so its data decide. The
 * schema of its owner decides about fields that the data may lack: a reader must not name a field that nobody provides.
 * @param data content of the record
 * @param expected schema of the reader
 * @param published schema of the record's owner; undefined for versions without a contract
 * @returns undefined if the reader can use the record
 */
export function recordFault(
  data: unknown,
  expected: JsonSchema,
  published: JsonSchema | undefined,
): string | undefined {
  const validate = ajv.compile(expected);
  if (!validate(data)) return inWords(validate.errors?.[0]);
  if (!published) return undefined;
  if (isDivided(expected) !== isDivided(published))
    return `it is ${isDivided(published) ? 'divided into blocks' : 'no longer divided into blocks'}`;
  const offered = fieldPathsOf(published);
  const absent = [...fieldPathsOf(expected)].find((field) => !offered.has(field));
  return absent === undefined ? undefined : `${absent} is no longer published`;
}

function inWords(error: ErrorObject | undefined): string {
  const path = (error?.instancePath ?? '').slice(1).replaceAll('/', '.');
  const { missingProperty, allowedValues } = (error?.params ?? {}) as {
    readonly missingProperty?: string;
    readonly allowedValues?: readonly unknown[];
  };
  if (missingProperty !== undefined) return `${[path, missingProperty].filter(Boolean).join('.')} is missing`;
  const allowed = allowedValues ? `: ${allowedValues.map((value) => JSON.stringify(value)).join(', ')}` : '';
  return `${path || 'it'} ${error?.message ?? 'is invalid'}${allowed}`;
}

/** Returns the paths of all fields that a schema names, as in `[].sizes[].amount`. */
function fieldPathsOf(schema: unknown, path = ''): ReadonlySet<string> {
  if (Array.isArray(schema)) return new Set(schema.flatMap((part) => [...fieldPathsOf(part, path)]));
  if (typeof schema !== 'object' || schema === null) return new Set();
  const { properties = {}, items, additionalProperties, anyOf, oneOf, allOf } = schema as JsonSchema;
  const named = Object.entries(properties as object).flatMap(([name, value]) => {
    const field = path ? `${path}.${name}` : name;
    return [field, ...fieldPathsOf(value, field)];
  });
  const parts = [anyOf, oneOf, allOf].flatMap((part) => [...fieldPathsOf(part, path)]);
  return new Set([
    ...named,
    ...parts,
    ...fieldPathsOf(items, `${path}[]`),
    ...fieldPathsOf(additionalProperties, `${path}{}`),
  ]);
}
