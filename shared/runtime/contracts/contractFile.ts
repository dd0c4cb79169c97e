import * as v from 'valibot';

/** JSON Schema (draft 7) of a value. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = v.record(v.string(), v.record(v.string(), v.unknown()));

/** Schema of `contract.json`: the data that a version of a deployable offers to other deployables and uses of them. */
export const contractFileSchema = v.object({
  /** Published records, by name. */
  records: schemas,
  /** Props of exposed fragments, by name. */
  fragments: schemas,
  /** Details of window events, by name. */
  events: schemas,
  pages: v.array(v.object({ path: v.string(), query: v.array(v.string()) })),
  /** CSS variables: of the shell those that its styles define, of a remote those that its styles need from the shell. */
  variables: v.array(v.string()),
  /** See `deployManifestSchema`. */
  singletons: v.record(v.string(), v.string()),
  /** Schemas of other deployables that the version was built against, by remote and name, as in `catalogue/prices`. */
  uses: v.object({ records: schemas, fragments: schemas }),
});

export type ContractFile = v.InferOutput<typeof contractFileSchema>;
