import type { JsonSchema } from '@tanabana/runtime/contracts/contractFile';

/** Keywords that restrict a value, with the action of Valibot that has the same effect. */
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

const ANNOTATIONS = ['title', 'description', 'examples', 'default', 'deprecated'];

const json = (value: unknown) => JSON.stringify(value);

/**
 * Writes the Valibot schema of a JSON Schema, as source code, without deprecated fields. Accepts what `jsonSchemaOf`
 * writes.
 * @throws {Error} naming a keyword that has no counterpart
 */
export function valibotSource(schema: JsonSchema): string {
  const { source, expressed } = base(schema);
  const actions = Object.entries(schema)
    .filter(([keyword]) => ![...expressed, ...ANNOTATIONS, 'type'].includes(keyword))
    .map(([keyword, value]) => actionSource(keyword, value));
  if (schema.type === 'integer') actions.unshift('v.integer()');
  return actions.length === 0 ? source : `v.pipe(${[source, ...actions].join(', ')})`;
}

function actionSource(keyword: string, value: unknown): string {
  const format = keyword === 'format' ? FORMATS[String(value)] : undefined;
  if (format !== undefined) return `v.${format}()`;
  if (keyword === 'pattern') return `v.regex(new RegExp(${json(value)}))`;
  const action = ACTIONS[keyword];
  if (action === undefined) throw new Error(`A contract cannot have the keyword ${keyword}: ${json(value)}.`);
  return `v.${action}(${json(value)})`;
}

interface Base {
  readonly source: string;
  /** Keywords that the source expresses. */
  readonly expressed: readonly string[];
}

function base(schema: JsonSchema): Base {
  const { type, items, anyOf, oneOf } = schema;
  const listed = (schemas: unknown) => `[${(schemas as JsonSchema[]).map(valibotSource).join(', ')}]`;
  if ('const' in schema) return { source: `v.literal(${json(schema.const)})`, expressed: ['const'] };
  if ('enum' in schema) return { source: `v.picklist(${json(schema.enum)})`, expressed: ['enum'] };
  if (anyOf ?? oneOf) return { source: `v.union(${listed(anyOf ?? oneOf)})`, expressed: ['anyOf', 'oneOf'] };
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return { source: `v.${type}()`, expressed: [] };
    case 'integer':
      return { source: 'v.number()', expressed: [] };
    case 'array': {
      const source = Array.isArray(items)
        ? `v.tuple(${listed(items)})`
        : `v.array(${valibotSource(items as JsonSchema)})`;
      return { source, expressed: ['items'] };
    }
    case 'object':
      return {
        source: objectSource(schema),
        expressed: ['properties', 'required', 'additionalProperties', 'propertyNames'],
      };
    case undefined:
      return { source: 'v.unknown()', expressed: [] };
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
