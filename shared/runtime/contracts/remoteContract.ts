import type { GenericSchema } from 'valibot';
import type { PageLink } from './pageLink';

export interface RouteDeclaration {
  /** Path pattern, as in `/product/:id`. */
  readonly path: string;
  /** Folder below `src/pages` whose `page.tsx` exports the page. */
  readonly page: string;
  /** Query parameters that the page uses, as in `q`. Other parameters are ignored. */
  readonly query?: readonly string[];
  /** Fragments of other remotes on the page, which the server renders and preloads. */
  readonly fragments?: readonly string[];
  /** Records of other remotes that the page reads, as in `catalogue/prices`. */
  readonly records?: readonly string[];
  /** Makes the page the search page of the header. */
  readonly search?: {
    readonly parameter: string;
    /** Name of the fragment that displays search suggestions. Its prop `field` is the search input. */
    readonly suggestions: string;
  };
  /** Text while the page is loading, as in `Loading products...` (§2.4). */
  readonly waiting?: string;
  /** Links on the site map and in menus. `to` is the path by default; with a query, search engines list it too. */
  readonly links?: readonly (Omit<PageLink, 'to'> & { readonly to?: string })[];
  /** Whether the page is for one visitor or the team, and hidden from search engines. */
  readonly isPersonal?: boolean;
  /** Whether browsers cache the page before a visit, for offline use. Other public pages are cached when visited. */
  readonly worksOffline?: boolean;
  /** Addresses that the browser check opens. Required for a path with parameters. */
  readonly samples?: readonly string[];
}

/** The public contract of a remote: the export of its `src/routes.ts` that has the remote's name. */
export interface RemoteContract {
  /** Lower-case letters, as in the folder `mfe-<name>`. */
  readonly name: string;
  /** Visible name, as in `The cart`. */
  readonly title: string;
  /** The team to contact about failures. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  /** Names of the files below `src/fragments` that other remotes may use. */
  readonly fragments: readonly string[];
  /** Schemas of the JSON files below `records/` in the browser build that other remotes may read, by name. */
  readonly records?: Schemas;
  /** Contracts of other remotes that the remote uses: see `npm run contracts`. */
  readonly uses?: readonly UsedContract[];
}

type Schemas = Readonly<Record<string, GenericSchema>>;

/** Records and fragments of other remotes that this remote uses, as in `catalogue/prices`. */
export interface UsedContract {
  readonly records?: Schemas;
  /** Props of fragments. */
  readonly fragments?: Schemas;
}
