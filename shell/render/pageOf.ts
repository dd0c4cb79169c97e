import type { Composition } from '@tanabana/runtime/contracts/composition';
import { declaredQuery } from '@tanabana/runtime/contracts/declaredQuery';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';
import { routesOf, type Release } from '../composition/releases/releaseDocument';

/** The page that answers an address. */
export interface AddressedPage {
  /** Remote that the page belongs to, or `shell`. */
  readonly owner: string;
  /** Pattern of its route, as in `/product/:id`; `own` for the pages of the shell. */
  readonly route: string;
  /** Whether a browser may cache it for a visitor without a network. */
  readonly isKeepable: boolean;
  /** The part of the query that the page shows something of, with its question mark, or an empty string. */
  readonly search: string;
}

/** Routes of each release: every request looks into them. */
const known = new WeakMap<Release, Composition['routes']>();

function allRoutes(release: Release): Composition['routes'] {
  const { remotes, settings } = release;
  const routes =
    known.get(release) ??
    Object.values(remotes).flatMap((remote) =>
      routesOf(remote, settings).map(({ path, expose, query }) => ({
        path,
        expose,
        query,
        remote: remote.name,
        scripts: [],
      })),
    );
  known.set(release, routes);
  return routes;
}

/** Finds whose page answers an address, and what of its query counts. */
export function pageOf(release: Release, { pathname, search }: URL): AddressedPage {
  const { remotes, settings } = release;
  const offers = settings.offline !== false;
  const match = matchRoute(allRoutes(release), pathname);
  if (!match) return { owner: 'shell', route: 'own', search: '', isKeepable: offers };
  const { remote: owner, path: route, query } = match;
  const { isPersonal = false, worksOffline = false } =
    remotes[owner]?.routes.find(({ path }) => path === route) ?? {};
  return {
    owner,
    route,
    search: declaredQuery(search, query),
    isKeepable: offers && (worksOffline || !isPersonal),
  };
}
