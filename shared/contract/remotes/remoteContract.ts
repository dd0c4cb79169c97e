import type { GenericSchema } from 'valibot';
import type { PageLink } from '../pages/pageLink';

export interface RouteDeclaration {
  /** Path pattern, as in `/product/:id`. */
  readonly path: string;
  /** Folder below `src/pages` whose `page.tsx` exports the page. */
  readonly page: string;
  /** Query parameters that the page uses, as in `q`. Other parameters are ignored. */
  readonly query?: readonly string[];
  /**
   * Fragments of other remotes that the page may render, as in `catalogue/RugCarousel`. The server renders and preloads
   * these fragments.
   */
  readonly fragments?: readonly string[];
  /** Public records of other remotes that the page reads, as in `catalogue/prices`. */
  readonly records?: readonly string[];
  /** Declares that the page is the destination of the search field in the header. */
  readonly search?: {
    readonly parameter: string;
    /**
     * Name of the fragment that displays search suggestions. The fragment receives the search input in its prop
     * `field`.
     */
    readonly suggestions: string;
    /** Name of the fragment that displays a few products on the shell's pages without content, such as unknown paths. */
    readonly products?: string;
  };
  /** Text that is displayed while the page is loading, as in `Loading products...` (§2.4). */
  readonly waiting?: string;
  /**
   * Links to the page on the site map and in menus. A link without `to` leads to `path`. If `to` is `path` with a
   * query, the sitemap for search engines contains `to` too.
   */
  readonly links?: readonly (Omit<PageLink, 'to'> & { readonly to?: string })[];
  /** True for pages of one visitor and pages of the shop's team, which are hidden from search engines. */
  readonly isPersonal?: boolean;
  /**
   * Whether browsers cache the page for offline use before a visit. Browsers cache other public pages when the pages
   * are visited.
   */
  readonly worksOffline?: boolean;
  /** Whether the page has controls that the shell's floating contact button would cover. */
  readonly hidesContact?: boolean;
  /** Addresses at which checks open the page in a browser. Required if the path has parameters. */
  readonly samples?: readonly string[];
}

/** `src/routes.ts` exports the contract under the name of the remote. */
export interface RemoteContract {
  /** Name in lower-case letters, as in the folder `mfe-<name>`. */
  readonly name: string;
  /** Visible name, as in `The cart`. */
  readonly title: string;
  /** The team to contact about failures. */
  readonly owner: string;
  readonly routes: readonly RouteDeclaration[];
  /** Names of the files below `src/fragments` that other remotes may use. */
  readonly fragments: readonly string[];
  /**
   * Schemas of records that other remotes may read, by name. The records are JSON files below `records/` in the browser
   * build.
   */
  readonly records?: Schemas;
  /** Pages of other deployables to which the remote links with query parameters, by path pattern. */
  readonly linksTo?: Readonly<Record<string, readonly string[]>>;
  /** Keys of browser storage that the remote owns. No other deployable may store them. */
  readonly storage?: readonly string[];
  /** Contracts of other remotes that the remote uses. `npm run contracts` writes these contracts. */
  readonly uses?: readonly UsedContract[];
}

type Schemas = Readonly<Record<string, GenericSchema>>;

/**
 * Records and fragments of another remote that this remote uses. The keys contain the name of the other
 * remote, as in `catalogue/prices`.
 */
export interface UsedContract {
  readonly records?: Schemas;
  readonly fragments?: Schemas;
}
