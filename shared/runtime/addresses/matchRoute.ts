import type { Composition } from '../contracts/composition';
import { matchPath } from 'react-router-dom';

type Route = Composition['routes'][number];

export interface RouteMatch extends Route {
  readonly params: Readonly<Record<string, string>>;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Whether a path begins like a pattern, up to the first parameter. The check excludes most routes faster than
 * `matchPath`.
 */
function beginsAlike(pattern: string, pathname: string): boolean {
  const [fixed = ''] = pattern.split(/\/?[:*]/, 1);
  return pathname.toLowerCase().startsWith(fixed.toLowerCase());
}

/**
 * Finds the route of a path. Patterns without parameters take precedence, so that `/blog/:id` does not hide
 * `/blog/create`.
 */
export function matchRoute(routes: readonly Route[], pathname: string): RouteMatch | undefined {
  const likely = routes.filter(({ path }) => beginsAlike(path, pathname));
  const fixedFirst = likely.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
  for (const route of fixedFirst) {
    const match = matchPath(route.path, pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).map(([name, value]) => [name, decoded(value ?? '')]),
    );
    return { ...route, params };
  }
  return undefined;
}
