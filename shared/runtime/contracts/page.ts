import type { ComponentType, ReactNode } from 'react';
import type { PageLink } from './pageLink';
import type { Settings } from '../settings/settings';

/**
 * Major version of the contract between the shell and the pages and fragments of the remotes. Since 2 a remote's
 * entry is a container that receives its singletons through `init`.
 */
export const PAGE_CONTRACT = 2;

/** A JSON file that a remote publishes for others, in the version of the release. */
export interface PublicRecord {
  readonly address: string;
  /** Subresource integrity for `fetch`; absent in development. */
  readonly integrity?: string | undefined;
}

/** The request of a page or fragment. The same on server and browser. */
export interface PageRequest {
  /** Dynamic parts of the route, decoded: `/product/:id` yields `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  /** The declared parameters of the query, with a question mark, or an empty string. */
  readonly search: string;
  readonly settings: Settings;
  /** A random whole number of the document, from which all randomness is derived (§3). */
  readonly seed: number;
  /**
   * Records of all remotes, by remote and name, as in `catalogue/prices`; absent when a remote runs
   * standalone.
   */
  readonly records?: Readonly<Record<string, PublicRecord>>;
  /** Lists the links to all pages of the release; absent when a remote runs standalone. */
  readonly listPages?: () => Promise<readonly PageLink[]>;
}

/** Metadata in the document's head. On navigation the browser updates only title and description. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** HTTP status, 200 by default. */
  readonly status?: number;
  /**
   * Path with the query that makes it a page of its own, as in `/catalogue?category=rugs`, for search engines and shared
   * links; the path alone by default.
   */
  readonly canonical?: string;
  /** Path of the picture for shared links: a JPEG of 1200 × 630 pixels, see `sharingPicture`. */
  readonly picture?: string;
  /** Description of that picture. */
  readonly pictureAlt?: string;
  /** Facts of an article, for shared links: its times, section and tags. */
  readonly article?: {
    readonly published: string;
    readonly modified: string;
    readonly section: string;
    readonly tags: readonly string[];
  };
  /** Path of an Atom feed that lists the page or its content. */
  readonly feed?: string;
  /** Hides this answer from search engines, for example when there is no such page. */
  readonly hidden?: boolean;
  /** schema.org objects, written into the head by the server. */
  readonly structuredData?: readonly object[];
}

export interface FragmentProps {
  /** Remote and fragment, as in `catalogue/RugCarousel`. */
  readonly name: string;
  /** Rendered if the fragment cannot be loaded. */
  readonly fallback: ReactNode;
}

export interface PageProps<Data = undefined> {
  readonly request: PageRequest;
  readonly data: Data;
  /** Renders a fragment of another remote, with the shell's error handling. */
  readonly Fragment: ComponentType<FragmentProps>;
}

/** The default export of every page that a remote exposes. */
export interface PageModule<Data = undefined> {
  readonly Component: ComponentType<PageProps<Data>>;
  /** Loads the page's data, which must survive JSON. Runs before the page is rendered. */
  readonly load?: (request: PageRequest) => Promise<Data>;
  /**
   * Fetches data that the page may need offline. Called when the browser is idle, where a service worker caches what
   * is fetched.
   */
  readonly readAhead?: (request: PageRequest) => Promise<unknown>;
  readonly meta: (request: PageRequest, data: Data) => PageMeta;
}

/** What a fragment gets from the shell. */
export interface FragmentComponentProps {
  readonly request: PageRequest;
  /**
   * The header's search field, for the fragment that a route names as `search.suggestions`: it makes a combobox of the
   * field. Its links replace the history entry of the dialog around it.
   */
  readonly field?: HTMLInputElement;
}

/** The default export of every fragment that a remote exposes. */
export interface FragmentModule {
  readonly Component: ComponentType<FragmentComponentProps>;
}

/** Types a page so that component, data and meta match. */
export function definePage<Data = undefined>(page: PageModule<Data>): PageModule<Data> {
  return page;
}
