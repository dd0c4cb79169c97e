import type { PageLink } from './pageLink';

/** A page that a remote owns, with all that others need to know of it. */
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
  /** Links to it on the site map and in menus; they lead to the path unless they say otherwise. */
  readonly links?: readonly (Omit<PageLink, 'to'> & { readonly to?: string })[];
  /** Whether it belongs to one visitor, or to the team: search engines stay away. */
  readonly isPersonal?: boolean;
  /**
   * Whether browsers keep it before it is visited, for a visitor without a network: all that it shows comes from the
   * browser. Of the other pages those are kept that were visited and are not personal.
   */
  readonly worksOffline?: boolean;
  /** Addresses that checks in a browser visit; the path unless it has parameters. */
  readonly samples?: readonly string[];
}

/** The public contract of a remote: the export of its `src/routes.ts` that has the remote's name. */
export interface RemoteContract {
  /** Lower-case letters; its folder is `mfe-<name>`. */
  readonly name: string;
  /** What visitors call its part of the shop, as in `The cart`. */
  readonly title: string;
  /** The team to contact when it breaks. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  /** Names of the files below `src/fragments` that other remotes may use. */
  readonly fragments: readonly string[];
  /** Names of the JSON files below `records/` of its browser build that other remotes may read. */
  readonly records?: readonly string[];
}
