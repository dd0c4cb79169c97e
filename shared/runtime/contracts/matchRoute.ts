import type { Composition } from './composition';
import { matchPath } from 'react-router-dom';

export interface RouteMatch {
  readonly remote: string;
  readonly expose: string;
  /** Pattern of the route, as in `/product/:id`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Parameters of the query that the page shows something of; all where it does not say. */
  readonly query?: readonly string[] | undefined;
  /** What is said while the page is on its way. */
  readonly waiting?: string | undefined;
}

/** An address may hold anything; what cannot be decoded is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Finds the page that answers a path. Patterns without dynamic parts come before those with:
 * `/blog/create` is not a post.
 */
export function matchRoute(routes: Composition['routes'], pathname: string): RouteMatch | undefined {
  const fixedFirst = [...routes].sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
  for (const route of fixedFirst) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).map(([name, value]) => [name, decoded(value ?? '')]),
    );
    const { remote, expose, path, query, waiting } = route;
    return { remote, expose, path, params, query, waiting };
  }
  return undefined;
}
