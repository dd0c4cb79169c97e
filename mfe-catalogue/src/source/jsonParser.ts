import * as v from 'valibot';

export function jsonParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (text: string): v.InferOutput<Schema> => v.parse(schema, JSON.parse(text));
}
