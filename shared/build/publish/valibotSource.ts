import type { JsonSchema } from '@tanabana/runtime/contracts/contractFile';

/** Keywords that restrict a value, with the action of Valibot that has the same effect. */
const ACTIONS: Readonly<Record<string, (value: unknown) => string>> = {
  minimum: (value) => `minValue(${json(value)})`,
  maximum: (value) => `maxValue(${json(value)})`,
  exclusiveMinimum: (value) => `gtValue(${json(value)})`,
  exclusiveMaximum: (value) => `ltValue(${json(value)})`,
  multipleOf: (value) => `multipleOf(${json(value)})`,
  minLength: (value) => `minLength(${json(value)})`,
  maxLength: (value) => `maxLength(${json(value)})`,
  minItems: (value) => `minLength(${json(value)})`,
  maxItems: (value) => `maxLength(${json(value)})`,
  pattern: (value) => `regex(new RegExp(${json(value)}))`,
  format: (value) => {
    const action = FORMATS[String(value)];
    if (action === undefined) throw new Error(`A contract cannot have the format ${json(value)}.`);
    return `${action}()`;
  },
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'isoDate',
  'date-time': 'isoTimestamp',
  time: 'isoTime',
  email: 'email',
  uri: 'url',
  uuid: 'uuid',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
};

const ANNOTATIONS = ['title', 'description', 'examples', 'default', 'deprecated'];

/**
 * Writes the Valibot schema of a JSON Schema, as source code, without deprecated fields. Accepts what `jsonSchemaOf`
 * writes.
 * @throws {Error} naming a keyword that has no counterpart
 */
export function valibotSource(schema: JsonSchema): string {
  const { type, source, rest } = base(schema);
  const actions = Object.entries(rest)
    .filter(([keyword]) => !ANNOTATIONS.includes(keyword))
    .map(([keyword, value]) => {
      const action = ACTIONS[keyword];
      if (!action) throw new Error(`A contract cannot have the keyword ${keyword}.`);
      return `v.${action(value)}`;
    });
  if (type === 'integer') actions.unshift('v.integer()');
  return actions.length === 0 ? source : `v.pipe(${[source, ...actions].join(', ')})`;
}

interface Base {
  readonly type?: unknown;
  readonly source: string;
  /** Keywords that the source does not express. */
  readonly rest: JsonSchema;
}

function base(schema: JsonSchema): Base {
  const { type, ...others } = schema;
  if ('const' in others) return without(others, ['const'], `v.literal(${json(others.const)})`);
  if ('enum' in others) return without(others, ['enum'], `v.picklist(${json(others.enum)})`);
  const options = (others.anyOf ?? others.oneOf) as readonly JsonSchema[] | undefined;
  if (options)
    return without(others, ['anyOf', 'oneOf'], `v.union([${options.map(valibotSource).join(', ')}])`);
  switch (type) {
    case 'string':
    case 'boolean':
    case 'null':
    case 'number':
      return { source: `v.${type}()`, rest: others };
    case 'integer':
      return { type, source: 'v.number()', rest: others };
    case 'array':
      if (Array.isArray(others.items)) {
        const places = (others.items as JsonSchema[]).map(valibotSource);
        return without(others, ['items'], `v.tuple([${places.join(', ')}])`);
      }
      return without(others, ['items'], `v.array(${valibotSource((others.items ?? {}) as JsonSchema)})`);
    case 'object':
      return without(others, ['properties', 'required', 'additionalProperties'], objectSource(others));
    case undefined:
      return { source: 'v.unknown()', rest: others };
    default:
      throw new Error(`A contract cannot have the type ${json(type)}.`);
  }
}

function objectSource({ properties = {}, required = [], additionalProperties: extra }: JsonSchema): string {
  if (typeof extra === 'object' && Object.keys(properties as object).length === 0)
    return `v.record(v.string(), ${valibotSource(extra as JsonSchema)})`;
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  const entries = fields
    .filter(([, { deprecated }]) => !deprecated)
    .map(([name, value]) => {
      const source = valibotSource(value);
      return `${json(name)}: ${(required as string[]).includes(name) ? source : `v.optional(${source})`}`;
    });
  const kind = extra === false ? 'strictObject' : typeof extra === 'object' ? 'looseObject' : 'object';
  return `v.${kind}({ ${entries.join(', ')} })`;
}

function without(schema: JsonSchema, expressed: readonly string[], source: string): Base {
  return {
    source,
    rest: Object.fromEntries(Object.entries(schema).filter(([name]) => !expressed.includes(name))),
  };
}

const json = (value: unknown) => JSON.stringify(value);
