/** A page that a remote owns. */
export interface RouteDeclaration {
  /** Path pattern, as in `/product/:id`. */
  readonly path: string;
  /** Folder below `src/pages` whose `page.tsx` exports the page. */
  readonly page: string;
  /** Parameters of the query that the page shows something of, as in `q`; others reach no render and no cache. */
  readonly query?: readonly string[];
  /** Fragments of other remotes that the page shows, so that the server can render and preload them. */
  readonly fragments?: readonly string[];
  /** Records of other remotes that the page reads, as in `catalogue/prices`. */
  readonly records?: readonly string[];
  /** Text that the shell shows while the page is loading, as in `Loading products...` (§2.4). */
  readonly waiting?: string;
  /** Name of a setting without which the page does not exist. */
  readonly setting?: 'kit';
}

/** The public contract of a deployable: the export of its `src/routes.ts`. */
export interface RemoteContract {
  readonly name: 'catalogue' | 'cart' | 'account' | 'content';
  /** The team to contact when it breaks. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  /** Names of the files below `src/fragments` that other remotes may use. */
  readonly fragments: readonly string[];
  /** Names of the JSON files below `records/` of its browser build that other remotes may read. */
  readonly records?: readonly string[];
}
