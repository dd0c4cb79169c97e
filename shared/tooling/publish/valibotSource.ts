import type { JsonSchema } from '@tanabana/contract/remotes/contractFile';

/** Valibot actions by the JSON Schema keyword with the same effect. */
const ACTIONS: Readonly<Record<string, string>> = {
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'gtValue',
  exclusiveMaximum: 'ltValue',
  multipleOf: 'multipleOf',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minLength',
  maxItems: 'maxLength',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'isoDate',
  'date-time': 'isoTimestamp',
  email: 'email',
  uri: 'url',
};

/**
 * Keywords that are not converted to actions. Each of these keywords determines the type of the Valibot schema or is an
 * annotation.
 */
const NO_ACTIONS = [
  ...['type', 'const', 'enum', 'anyOf', 'oneOf', 'items'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
  ...['title', 'description', 'examples', 'default', 'deprecated'],
];

const json = (value: unknown) => JSON.stringify(value);

/**
 * Converts a JSON Schema that `jsonSchemaOf` returned to the source code of a Valibot schema. Omits deprecated fields.
 * @throws {Error} if a keyword has no counterpart in Valibot
 */
export function valibotSource(schema: JsonSchema): string {
  const actions = Object.entries(schema)
    .filter(([keyword]) => !NO_ACTIONS.includes(keyword))
    .map(([keyword, value]) => actionSource(keyword, value));
  if (schema.type === 'integer') actions.unshift('v.integer()');
  const source = typeSource(schema);
  return actions.length === 0 ? source : `v.pipe(${[source, ...actions].join(', ')})`;
}

function actionSource(keyword: string, value: unknown): string {
  if (keyword === 'dividedBy') return `v.metadata({ dividedBy: ${json(value)} })`;
  const format = keyword === 'format' ? FORMATS[String(value)] : undefined;
  if (format !== undefined) return `v.${format}()`;
  if (keyword === 'pattern') return `v.regex(new RegExp(${json(value)}))`;
  const action = ACTIONS[keyword];
  if (action === undefined) throw new Error(`A contract cannot have the keyword ${keyword}: ${json(value)}.`);
  return `v.${action}(${json(value)})`;
}

function typeSource(schema: JsonSchema): string {
  const { type, items, anyOf = schema.oneOf } = schema;
  const listed = (schemas: unknown) => `[${(schemas as JsonSchema[]).map(valibotSource).join(', ')}]`;
  if ('const' in schema) return `v.literal(${json(schema.const)})`;
  if ('enum' in schema) return `v.picklist(${json(schema.enum)})`;
  if (anyOf) return `v.union(${listed(anyOf)})`;
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return `v.${type}()`;
    case 'integer':
      return 'v.number()';
    case 'array':
      return Array.isArray(items)
        ? `v.tuple(${listed(items)})`
        : `v.array(${valibotSource(items as JsonSchema)})`;
    case 'object':
      return objectSource(schema);
    case undefined:
      return 'v.unknown()';
    default:
      throw new Error(`A contract cannot have the type ${json(type)}.`);
  }
}

function objectSource({ properties = {}, required = [], ...schema }: JsonSchema): string {
  const { additionalProperties: extra, propertyNames: names = { type: 'string' } } = schema;
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  if (typeof extra === 'object' && fields.length === 0)
    return `v.record(${valibotSource(names as JsonSchema)}, ${valibotSource(extra as JsonSchema)})`;
  const entries = fields
    .filter(([, { deprecated }]) => !deprecated)
    .map(([name, value]) => {
      const source = valibotSource(value);
      return `${json(name)}: ${(required as string[]).includes(name) ? source : `v.optional(${source})`}`;
    });
  const kind = extra === false ? 'strictObject' : typeof extra === 'object' ? 'looseObject' : 'object';
  return `v.${kind}({ ${entries.join(', ')} })`;
}
