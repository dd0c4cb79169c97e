import { LRUCache } from 'lru-cache';
import type { ManifestRoute } from '@tanabana/contract/remotes/deployManifest';
import { declaredQuery } from '@tanabana/contract/routes/declaredQuery';
import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { routesOf, type Release } from '@tanabana/releases/documents/releaseDocument';

export interface AddressedPage {
  /** Path in the spelling of its route, as in `/product/30014` for `/PRODUCT/%330014`. */
  readonly path: string;
  /** Name of a remote, or `shell`. */
  readonly owner: string;
  /** Path pattern, as in `/product/:id`, or `own` for pages of the shell. */
  readonly route: string;
  /** Whether the page displays data of the visitor. */
  readonly isPersonal: boolean;
  /** Whether a browser may cache the page for offline use. */
  readonly isCacheable: boolean;
  /** Query string with only the parameters that the route declares, as in `?size=2`, or an empty string. */
  readonly search: string;
}

interface OwnedRoute extends ManifestRoute {
  readonly owner: string;
}

const known = new WeakMap<Release, readonly OwnedRoute[]>();

function allRoutes(release: Release): readonly OwnedRoute[] {
  const { remotes, settings } = release;
  const routes =
    known.get(release) ??
    Object.values(remotes).flatMap((remote) =>
      routesOf(remote, settings).map((route) => ({ ...route, owner: remote.name })),
    );
  known.set(release, routes);
  return routes;
}

/** Maximum number of addresses of a release whose page is cached. */
const MAX_PAGES = 1_000;

const pagesOf = new WeakMap<Release, LRUCache<string, AddressedPage>>();

export function pageOf(release: Release, { pathname, search }: URL): AddressedPage {
  let pages = pagesOf.get(release);
  if (!pages) {
    pages = new LRUCache({ max: MAX_PAGES });
    pagesOf.set(release, pages);
  }
  const address = pathname + search;
  let page = pages.get(address);
  if (!page) {
    page = findPage(release, pathname, search);
    pages.set(address, page);
  }
  return page;
}

function findPage(release: Release, pathname: string, search: string): AddressedPage {
  const offers = release.settings.offline !== false;
  const match = matchRoute(allRoutes(release), pathname);
  if (!match) {
    return {
      owner: 'shell',
      route: 'own',
      path: pathname,
      search: '',
      isPersonal: false,
      isCacheable: offers,
    };
  }
  const { owner, path: route, query, isPersonal = false, worksOffline = false } = match;
  return {
    owner,
    route,
    path: spelledAs(route, pathname),
    search: declaredQuery(search, query),
    isPersonal,
    isCacheable: offers && (worksOffline || !isPersonal),
  };
}

/** Spells a path like its route, with parameters in their shortest encoding, so that each page has one address. */
function spelledAs(route: string, pathname: string): string {
  const segments = pathname.split('/');
  const fixed = route.split('/');
  if (fixed.length !== segments.length) return pathname;
  return fixed
    .map((segment, index) => (segment.startsWith(':') ? encodedOnce(segments[index] ?? '') : segment))
    .join('/');
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}
