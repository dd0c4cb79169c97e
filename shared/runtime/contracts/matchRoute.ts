import type { Composition } from './composition';
import { matchPath } from 'react-router-dom';

export interface RouteMatch {
  readonly remote: string;
  readonly expose: string;
  /** Pattern of the route, as in `/product/:id`. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters that the page uses; all if absent. */
  readonly query?: readonly string[] | undefined;
  /** Text while the page is loading. */
  readonly waiting?: string | undefined;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Whether a path begins with the fixed segments of a pattern. Faster than matching. */
function beginsAlike(pattern: string, pathname: string): boolean {
  const [fixed = ''] = pattern.split(/\/?[:*]/, 1);
  return pathname.toLowerCase().startsWith(fixed.toLowerCase());
}

/** Finds the route of a path. Patterns without parameters take precedence: `/blog/create` is not a post. */
export function matchRoute(routes: Composition['routes'], pathname: string): RouteMatch | undefined {
  const likely = routes.filter(({ path }) => beginsAlike(path, pathname));
  const fixedFirst = likely.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
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
