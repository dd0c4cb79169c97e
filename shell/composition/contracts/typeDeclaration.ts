import type { JsonSchema } from '@tanabana/runtime/contracts/contractFile';

/**
 * JSON Schema keywords that are annotations or that TypeScript types can express. `typeDeclaration` converts all other
 * keywords to brands.
 */
const EXPRESSED = [
  'type',
  'const',
  'enum',
  'anyOf',
  'oneOf',
  'allOf',
  'items',
  'properties',
  'required',
  'additionalProperties',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
];

const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/**
 * Returns the TypeScript type of the values that fit a JSON Schema. A restriction that TypeScript cannot express
 * becomes a brand: a property such as `{ "minimum 0": true }`. A type with brands is assignable to a type with the same
 * brands or with fewer.
 * @param bounds values of all limits, such as `minimum`, in the schemas to compare. A limit also gets the brands of all
 * weaker limits, so that a stricter type is assignable to a less strict one.
 */
export function typeDeclaration(schema: unknown, bounds: readonly number[] = []): string {
  if (schema === false) return 'never';
  if (typeof schema !== 'object' || schema === null) return 'unknown';
  const keywords = schema as JsonSchema;
  const brands = Object.entries(keywords)
    .filter(([keyword]) => !EXPRESSED.includes(keyword))
    .flatMap(([keyword, value]) => brandsOf(keyword, value, bounds));
  if (keywords.type === 'integer') brands.push('integer');
  return [plainType(keywords, bounds), ...brands.map((brand) => `{ ${JSON.stringify(brand)}: true }`)].join(
    ' & ',
  );
}

export function boundsIn(schema: unknown): readonly number[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) =>
    typeof value === 'number' && [...LOWER_BOUNDS, ...UPPER_BOUNDS].includes(keyword)
      ? [value]
      : boundsIn(value),
  );
}

function brandsOf(keyword: string, value: unknown, bounds: readonly number[]): string[] {
  const isWeaker = (bound: number) =>
    LOWER_BOUNDS.includes(keyword)
      ? bound < Number(value)
      : UPPER_BOUNDS.includes(keyword) && bound > Number(value);
  const brand = (bound: unknown) => `${keyword} ${typeof bound === 'string' ? bound : JSON.stringify(bound)}`;
  return [brand(value), ...new Set(bounds.filter(isWeaker).map(brand))];
}

function plainType(schema: JsonSchema, bounds: readonly number[]): string {
  const typeOf = (part: unknown) => typeDeclaration(part, bounds);
  const joined = (parts: unknown, operator: string) => `(${(parts as unknown[]).map(typeOf).join(operator)})`;
  if ('const' in schema) return JSON.stringify(schema.const);
  if ('enum' in schema)
    return `(${(schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ')})`;
  if (schema.anyOf ?? schema.oneOf) return joined(schema.anyOf ?? schema.oneOf, ' | ');
  if (schema.allOf) return joined(schema.allOf, ' & ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return Array.isArray(schema.items)
        ? `[${schema.items.map(typeOf).join(', ')}]`
        : `Array<${typeOf(schema.items)}>`;
    case 'object':
      return objectType(schema, typeOf);
    default:
      return 'unknown';
  }
}

/**
 * Converts a JSON Schema of an object to a TypeScript type. A schema in `additionalProperties` becomes an index
 * signature.
 */
function objectType(schema: JsonSchema, typeOf: (part: unknown) => string): string {
  const { properties = {}, required = [], additionalProperties: extra } = schema;
  const isRequired = (name: string) => (required as string[]).includes(name);
  const members = Object.entries(properties as object).map(
    ([name, value]) => `${keyOf(name)}${isRequired(name) ? '' : '?'}: ${typeOf(value)}`,
  );
  if (typeof extra === 'object') members.push(`[key: string]: ${typeOf(extra)}`);
  return members.length > 0 ? `{ ${members.join('; ')} }` : '{}';
}

const keyOf = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));
