import * as v from 'valibot';

/** Annotation of the schema of a divided record, in Valibot's metadata and in JSON Schema. */
const DIVIDED = { dividedBy: 'id' } as const;

interface Entry {
  readonly id: number;
}

/**
 * Creates the schema of a record that is published in blocks of entries, of which a page reads the blocks of some ids:
 * see `entryReader`. The schema describes the list of all entries.
 */
export function dividedById<Output extends Entry>(entry: v.GenericSchema<unknown, Output>) {
  return v.pipe(v.array(entry), v.minLength(1), v.metadata(DIVIDED));
}

/** Whether a schema, or its JSON Schema, describes a divided record. */
export function isDivided(schema: object): boolean {
  const described = 'kind' in schema ? v.getMetadata(schema as v.GenericSchema) : schema;
  return (described as { readonly dividedBy?: unknown }).dividedBy === DIVIDED.dividedBy;
}

/**
 * Schema of the index of a divided record: first id and file name of each block, by ascending id. The files are in the
 * folder of the index.
 */
export const blockIndexSchema = v.array(v.object({ from: v.number(), file: v.string() }));
