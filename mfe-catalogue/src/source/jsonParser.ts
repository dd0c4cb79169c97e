import * as v from 'valibot';

/** Returns a function that parses a text and checks the content by a schema. */
export function jsonParser<Schema extends v.GenericSchema>(schema: Schema) {
  return (text: string): v.InferOutput<Schema> => v.parse(schema, JSON.parse(text));
}
