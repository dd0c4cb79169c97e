import type { PageLink } from './pageLink';

/** A page of a remote, as other packages see it. */
export interface RouteDeclaration {
  /** Path pattern, as in `/product/:id`. */
  readonly path: string;
  /** Folder below `src/pages` whose `page.tsx` exports the page. */
  readonly page: string;
  /** Parameters of the query that the page uses, as in `q`; others are ignored. */
  readonly query?: readonly string[];
  /** Fragments of other remotes that the page shows, so that the server can render and preload them. */
  readonly fragments?: readonly string[];
  /** Records of other remotes that the page reads, as in `catalogue/prices`. */
  readonly records?: readonly string[];
  /** Makes the page the one that answers the search in the header of every page. */
  readonly search?: {
    /** Query parameter with the text. */
    readonly parameter: string;
    /** Fragment of this remote that suggests what to open while the text is typed; it gets the `field`. */
    readonly suggestions: string;
  };
  /** Text that the shell shows while the page is loading, as in `Loading products...` (§2.4). */
  readonly waiting?: string;
  /**
   * Links to it on the site map and in menus; they lead to its path by default. One that adds a query, such as a
   * category, is listed for search engines too.
   */
  readonly links?: readonly (Omit<PageLink, 'to'> & { readonly to?: string })[];
  /** Whether it is for one visitor or the team only, and hidden from search engines. */
  readonly isPersonal?: boolean;
  /**
   * Whether browsers cache it before it is visited, for offline use, because all of its content comes from the
   * browser. Other pages are cached when they are visited, unless they are personal.
   */
  readonly worksOffline?: boolean;
  /** Addresses that checks in a browser visit; the path unless it has parameters. */
  readonly samples?: readonly string[];
}

/** The public contract of a remote: the export of its `src/routes.ts` that has the remote's name. */
export interface RemoteContract {
  /** Lower-case letters; its folder is `mfe-<name>`. */
  readonly name: string;
  /** Visible name of its part of the shop, as in `The cart`. */
  readonly title: string;
  /** The team to contact when it breaks. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  /** Names of the files below `src/fragments` that other remotes may use. */
  readonly fragments: readonly string[];
  /** Names of the JSON files below `records/` of its browser build that other remotes may read. */
  readonly records?: readonly string[];
}
