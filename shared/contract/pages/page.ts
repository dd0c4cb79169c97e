import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import type { GenericSchema } from 'valibot';
import type { AskServer } from './askServer';
import { type FragmentOutlet, PageContext } from './pageContext';
import type { PageLink } from './pageLink';
import type { Settings } from '../settings/settings';

/** Major version of the contract between the shell and the pages and fragments of remotes. */
export const PAGE_CONTRACT = 2;

/** A JSON file that a remote publishes for other remotes. */
export interface PublicRecord {
  readonly address: string;
  /** Subresource integrity for `fetch`; absent in development. */
  readonly integrity?: string | undefined;
  /** Whether the file is the index of a record that is divided into blocks: see `entryReader`. */
  readonly isDivided?: boolean | undefined;
}

/** Server and browser create equal requests for a page. */
export interface PageRequest {
  /** Decoded parameters of the path: `/product/:id` yields `{ id }`. */
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
  /** A question mark and the declared query parameters, or an empty string. */
  readonly search: string;
  readonly settings: Settings;
  /**
   * Random whole number in the document. All random choices on a page depend only on the seed (§3), so that server and
   * browser render the same page.
   */
  readonly seed: number;
  /** Public records by remote and name, as in `catalogue/prices`. Absent when a remote runs standalone. */
  readonly records?: Readonly<Record<string, PublicRecord>>;
  /** Resolves with the links to all pages of the release. Absent when a remote runs standalone. */
  readonly listPages?: () => Promise<readonly PageLink[]>;
  /**
   * Present only in a browser that uses the version of the remote in the release. Absent on the server, when a remote
   * runs standalone, for a remote from a dev server, and for the fallback version of a remote.
   */
  readonly askServer?: AskServer | undefined;
}

/** Metadata in the document's head. A navigation within the document updates only title and description. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly status?: number;
  /** Path and query for search engines and shared links, as in `/catalogue?category=rugs`. The default is the path. */
  readonly canonical?: string;
  /** Path of the picture for shared links, which is a JPEG file of 1200 × 630 pixels: see `sharingPicture`. */
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

/**
 * Props of the fragments of other remotes, by name. Each remote extends the interface with the fragments that its pages
 * render.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- remotes extend the interface
export interface Fragments {}

export interface FragmentProps {
  /** Name of the remote and the fragment, as in `catalogue/RugCarousel`. The route must declare the fragment. */
  readonly name: string;
  /** Content that is rendered until the fragment is loaded, if loading fails, and if the fragment has no data. */
  readonly fallback: ReactNode;
}

type RenderFragment = <Name extends keyof Fragments>(
  props: FragmentProps & { readonly name: Name } & Fragments[Name],
) => ReactNode;

export interface PageProps<Data = undefined> {
  readonly request: PageRequest;
  readonly data: Data;
}

interface PageComponentProps<Data> extends PageProps<Data> {
  /** Renders a fragment of another remote, with the shell's error handling. Pages import `Fragment` instead. */
  readonly Fragment: RenderFragment;
}

/** The default export of every page that a remote exposes. `definePage` creates it. */
export interface PageModule<Data = undefined> {
  readonly Component: ComponentType<PageComponentProps<Data>>;
  /** Loads the page's data, which must be serialisable as JSON, before the page is rendered. */
  readonly load?: (request: PageRequest) => Promise<Data>;
  /** Fetches data that the page may need offline. The service worker caches the responses. */
  readonly readAhead?: (request: PageRequest) => Promise<unknown>;
  readonly meta: (request: PageRequest, data: Data) => PageMeta;
  /** Data with which the page displays that `load` failed. Undefined if the page has no such content. */
  readonly failure?: Data;
}

export type FragmentRequest = Pick<PageRequest, 'settings' | 'seed' | 'records'>;

export interface FragmentComponentProps<Data = unknown> {
  readonly request: PageRequest;
  readonly data: Data;
  /**
   * Search field in the header. Present only for a fragment that displays search suggestions. The links of such a
   * fragment must replace the history entry of the search dialog.
   */
  readonly field?: HTMLInputElement;
}

/** The default export of every fragment that a remote exposes. */
export interface FragmentModule<Props extends object = object, Data = unknown> {
  readonly props?: GenericSchema<unknown, Props>;
  /**
   * Loads data, which must be serialisable as JSON, once for equal props. If the result is null, the fragment has
   * nothing to display, and the page's fallback is rendered.
   */
  readonly load?: (request: FragmentRequest, props: Props) => Promise<Data | null>;
  readonly Component: ComponentType<FragmentComponentProps<Data> & Props>;
}

export interface FailedPageProps extends Pick<PageProps, 'request'> {
  /** Calls `load` again, and resolves with the page. See `retriedPage`. */
  readonly reload: () => Promise<ReactNode>;
}

interface PageDefinition<Data> extends Omit<PageModule<Data>, 'Component' | 'failure'> {
  readonly Component: ComponentType<PageProps<Data>>;
  /** Page that is displayed, with status 404, if `load` throws `notFound()`. */
  readonly notFound?: Pick<PageDefinition<undefined>, 'Component' | 'meta'>;
  /** Page that is displayed, with status 503, if `load` throws another error and no earlier page can replace it. */
  readonly failed?: Pick<PageDefinition<undefined>, 'meta'> & {
    readonly Component: ComponentType<FailedPageProps>;
  };
}

/** Renders a fragment with its props, as in `<Fragment name="catalogue/ProductTeaser" product={30014} fallback={null} />`. */
export const Fragment: RenderFragment = (props) =>
  createElement(useContext(PageContext).render as ComponentType<FragmentProps>, props);

class NotFoundError extends Error {}

/** Creates the error that `load` of a page throws if the address names nothing: `throw notFound()`. */
export function notFound(): Error {
  return new NotFoundError('The page was not found.');
}

/** Data of a page that displays `notFound` or `failed`. The document contains the data, so they are plain JSON. */
const NOT_FOUND = { instead: 404 };
const FAILED = { instead: 503 };

const insteadIn = (data: unknown) =>
  typeof data === 'object' && data !== null && 'instead' in data ? data.instead : undefined;

/** TypeScript infers the type of the page's data from `load`. */
export function definePage<Data = undefined>(page: PageDefinition<Data>): PageModule<Data> {
  const { load, notFound: missing, failed } = page;
  // Both have the type `Data` only outside this function, which never passes them to the page's own functions.
  const [absent, failure] = [NOT_FOUND as Data, FAILED as Data];
  const otherFor = (data: Data) => {
    const status = insteadIn(data);
    return status === 404 ? missing : status === 503 ? failed : undefined;
  };
  const module: PageModule<Data> = {
    ...page,
    Component: (props) => {
      const { Fragment: render, ...own } = props;
      const other = otherFor(own.data);
      const reload = async () =>
        createElement(module.Component, { ...props, data: (await module.load?.(own.request)) as Data });
      return createElement(
        PageContext,
        { value: { render: render as FragmentOutlet, settings: own.request.settings } },
        other
          ? createElement(other.Component as ComponentType<FailedPageProps & PageProps>, {
              request: own.request,
              data: undefined,
              reload,
            })
          : createElement(page.Component, own),
      );
    },
    ...(load && {
      load: (request) =>
        load(request).catch((error: unknown) => {
          if (missing && error instanceof NotFoundError) return absent;
          throw error;
        }),
    }),
    ...(failed && { failure }),
    meta: (request, data) => {
      const other = otherFor(data);
      return other
        ? { ...other.meta(request, undefined), status: insteadIn(data) as number, hidden: true }
        : page.meta(request, data);
    },
  };
  return module;
}

/** TypeScript infers the types of props and data from the fragment's schema and `load`. */
export function defineFragment<Props extends object = object, Data = undefined>(
  fragment: FragmentModule<Props, Data>,
): FragmentModule<Props, Data> {
  return fragment;
}
