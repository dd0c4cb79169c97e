import type { ComponentType, ReactNode } from 'react';
import type { Settings } from '../settings/settings';

/** Major version of the contract between the shell and the pages and fragments of the remotes. */
export const PAGE_CONTRACT = 1;

/** A JSON file that a remote publishes for others, in the version that the release names. */
export interface PublicRecord {
  readonly address: string;
  /** Subresource integrity, for `fetch` to check; absent while developing. */
  readonly integrity?: string | undefined;
}

/** What a page or fragment knows about the request that it answers. The same on server and browser. */
export interface PageRequest {
  /** Values of the dynamic parts of the route, decoded: `/product/:id` gives `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  /** The declared parameters of the query, with a question mark, or an empty string. */
  readonly search: string;
  readonly settings: Settings;
  /** A whole number drawn once per document, from which everything random is derived (§3). */
  readonly seed: number;
  /** Records of all remotes, by remote and name, as in `catalogue/prices`; absent where a remote runs alone. */
  readonly records?: Readonly<Record<string, PublicRecord>>;
}

/** What stands in the document's head. The browser only updates title and description. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** HTTP status, 200 unless said otherwise. */
  readonly status?: number;
  /** Path of the picture shown when the page is shared. */
  readonly picture?: string;
  /** Keeps the page out of search engines: personal pages and those that do not exist. */
  readonly hidden?: boolean;
  /** schema.org objects, written into the head by the server. */
  readonly structuredData?: readonly object[];
}

export interface FragmentProps {
  /** Remote and fragment, as in `catalogue/RugCarousel`. */
  readonly name: string;
  /** Shown instead when the fragment cannot be had. */
  readonly fallback: ReactNode;
}

export interface PageProps<Data = undefined> {
  readonly request: PageRequest;
  readonly data: Data;
  /** Renders a fragment that another remote exposes, under the shell's guard. */
  readonly Fragment: ComponentType<FragmentProps>;
}

/** The default export of every page that a remote exposes. */
export interface PageModule<Data = undefined> {
  readonly Component: ComponentType<PageProps<Data>>;
  /** Fetches what the page shows; its result must survive JSON. Runs before the page is rendered. */
  readonly load?: (request: PageRequest) => Promise<Data>;
  readonly meta: (request: PageRequest, data: Data) => PageMeta;
}

/** The default export of every fragment that a remote exposes. */
export interface FragmentModule {
  readonly Component: ComponentType<{ readonly request: PageRequest }>;
}

/** Types a page where it is declared, so that component, data and meta agree. */
export function definePage<Data = undefined>(page: PageModule<Data>): PageModule<Data> {
  return page;
}
