import * as v from 'valibot';

/** JSON Schema (draft 7) of a value. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = v.record(v.string(), v.record(v.string(), v.unknown()));

const pages = v.array(v.object({ path: v.string(), query: v.array(v.string()) }));

/**
 * Schema of `contract.json`: the data that a version of a deployable offers to other deployables, and the data of other
 * deployables that the version uses.
 */
export const contractFileSchema = v.object({
  records: schemas,
  /** Schemas of the props of exposed fragments, by name. */
  fragments: schemas,
  /** Schemas of the details of window events, by name. */
  events: schemas,
  pages,
  /**
   * CSS variables. For the shell, these are the variables that its styles define. For a remote, these are the variables
   * that its styles need from the shell.
   */
  variables: v.array(v.string()),
  singletons: v.record(v.string(), v.string()),
  /**
   * Schemas that the build used for records and fragments of other remotes. The keys consist of remote and name, as in
   * `catalogue/prices`.
   */
  uses: v.object({
    records: schemas,
    fragments: schemas,
    /** Pages of other deployables to which links lead, with the query parameters of the links. */
    pages: v.optional(pages),
  }),
  /** Keys of browser storage and names of cookies that the deployable owns. */
  storage: v.optional(v.array(v.string())),
});

export type ContractFile = v.InferOutput<typeof contractFileSchema>;
