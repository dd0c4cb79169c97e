import type { ComponentType, ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { PageLink } from './pageLink';
import type { Settings } from '../settings/settings';

/** Major version of the contract between the shell and the pages and fragments of remotes. */
export const PAGE_CONTRACT = 2;

/** A JSON file that a remote publishes for other remotes. */
export interface PublicRecord {
  readonly address: string;
  /** Subresource integrity for `fetch`; absent in development. */
  readonly integrity?: string | undefined;
}

/** The request of a page or fragment. Server and browser create the same request. */
export interface PageRequest {
  /** Decoded parameters of the path: `/product/:id` yields `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  /** A question mark and the declared query parameters, or an empty string. */
  readonly search: string;
  readonly settings: Settings;
  /** Random whole number of the document. Random choices on a page depend only on the seed (§3). */
  readonly seed: number;
  /** Records by remote and name, as in `catalogue/prices`; absent when a remote runs standalone. */
  readonly records?: Readonly<Record<string, PublicRecord>>;
  /** Resolves with the links to all pages of the release; absent when a remote runs standalone. */
  readonly listPages?: () => Promise<readonly PageLink[]>;
}

/** Metadata in the document's head. Navigations update only title and description. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly status?: number;
  /** Path and query for search engines and shared links, as in `/catalogue?category=rugs`; by default the path. */
  readonly canonical?: string;
  /** Path of the picture for shared links, a JPEG of 1200 × 630 pixels: see `sharingPicture`. */
  readonly picture?: string;
  readonly pictureAlt?: string;
  /** Metadata of an article for shared links. */
  readonly article?: {
    readonly published: string;
    readonly modified: string;
    readonly section: string;
    readonly tags: readonly string[];
  };
  readonly feed?: string;
  /** Whether the page is hidden from search engines. */
  readonly hidden?: boolean;
  readonly structuredData?: readonly object[];
}

/** Props of the fragments of other remotes, by name. Remotes extend the interface with the fragments that they render. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- remotes extend the interface
export interface Fragments {}

export interface FragmentProps {
  /** Remote and fragment, as in `catalogue/RugCarousel`. The route must declare the fragment. */
  readonly name: string;
  /** Rendered until the fragment is loaded, if loading fails, and if the fragment has no data. */
  readonly fallback: ReactNode;
}

/** Renders a fragment with its props, as in `<Fragment name="catalogue/ProductTeaser" product={30014} fallback={null} />`. */
type RenderFragment = <Name extends keyof Fragments>(
  props: FragmentProps & { readonly name: Name } & Fragments[Name],
) => ReactNode;

export interface PageProps<Data = undefined> {
  readonly request: PageRequest;
  readonly data: Data;
  /** Renders a fragment of another remote, with the shell's error handling. */
  readonly Fragment: RenderFragment;
}

/** The default export of every page that a remote exposes. */
export interface PageModule<Data = undefined> {
  readonly Component: ComponentType<PageProps<Data>>;
  /** Loads the page's data, which must be serialisable as JSON, before the page is rendered. */
  readonly load?: (request: PageRequest) => Promise<Data>;
  /** Fetches data that the page may need offline. The service worker caches the responses. */
  readonly readAhead?: (request: PageRequest) => Promise<unknown>;
  readonly meta: (request: PageRequest, data: Data) => PageMeta;
}

/** The part of a request that is equal on all pages. */
export type FragmentRequest = Pick<PageRequest, 'settings' | 'seed' | 'records'>;

export interface FragmentComponentProps<Data = unknown> {
  readonly request: PageRequest;
  readonly data: Data;
  /** The header's search field, for the `search.suggestions` fragment. Links of the fragment replace the history entry. */
  readonly field?: HTMLInputElement;
}

/** The default export of every fragment that a remote exposes. */
export interface FragmentModule<Props extends object = object, Data = unknown> {
  /** Schema of the props that pages pass. */
  readonly props?: GenericSchema<unknown, Props>;
  /**
   * Loads data, which must be serialisable as JSON, once for equal props. Resolves with null if the fragment has nothing
   * to display; then the page's fallback is rendered.
   */
  readonly load?: (request: FragmentRequest, props: Props) => Promise<Data | null>;
  readonly Component: ComponentType<FragmentComponentProps<Data> & Props>;
}

/** Infers the type of the data of a page from `load`. */
export function definePage<Data = undefined>(page: PageModule<Data>): PageModule<Data> {
  return page;
}

/** Infers the types of a fragment's props and data from its schema and `load`. */
export function defineFragment<Props extends object = object, Data = undefined>(
  fragment: FragmentModule<Props, Data>,
): FragmentModule<Props, Data> {
  return fragment;
}
