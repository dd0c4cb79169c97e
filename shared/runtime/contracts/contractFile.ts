import * as v from 'valibot';

/** JSON Schema (draft 7) of a value. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = v.record(v.string(), v.record(v.string(), v.unknown()));

/** Schema of `contract.json`, which describes what a version of a deployable offers to others, and expects from them. */
export const contractFileSchema = v.object({
  /** Published records, by name. */
  records: schemas,
  /** Props of exposed fragments, by name. */
  fragments: schemas,
  /** Details of window events, by name. */
  events: schemas,
  pages: v.array(v.object({ path: v.string(), query: v.array(v.string()) })),
  /** CSS variables that the styles read and do not define; those that the shell defines. */
  variables: v.array(v.string()),
  /** As in the manifest. */
  singletons: v.record(v.string(), v.string()),
  /** Contracts of others that the version was built against, by remote and name, as in `catalogue/prices`. */
  uses: v.object({ records: schemas, fragments: schemas }),
});

export type ContractFile = v.InferOutput<typeof contractFileSchema>;
