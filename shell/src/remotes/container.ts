/** A version of a shared module, as containers of every federation runtime take it. */
interface SharedModule {
  readonly get: () => () => unknown;
  readonly lib: () => unknown;
}

/** Shared modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedModule>>>>;

/** What the entry script of a remote exports. */
export interface Container {
  readonly init: (scope: ShareScope) => unknown;
  /** Loads an expose. @returns gives its module */
  readonly get: (expose: string) => Promise<() => unknown>;
}

/** Imports the entry script of a remote. */
export type ImportContainer = (address: string) => Promise<Container>;

/** Imports an entry as the browser does, which checks it against the integrity in the document's import map. */
export const importContainer: ImportContainer = (address) =>
  // The release names the addresses of all remotes; the server has composed and verified it.
  // eslint-disable-next-line no-restricted-syntax
  import(/* webpackIgnore: true */ address) as ReturnType<ImportContainer>;
