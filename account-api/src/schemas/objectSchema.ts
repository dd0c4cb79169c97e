/** Returns the schema of an object that allows only the given properties. */
export const objectSchema = <const Required extends readonly string[], const Properties>(
  required: Required,
  properties: Properties,
) => ({ type: 'object', required, additionalProperties: false, properties }) as const;
