import { matchPath } from 'react-router-dom';
import type { Composition } from '../remotes/composition';

interface Route {
  readonly path: string;
}

type Match<Matched extends Route> = Matched & { readonly params: Readonly<Record<string, string>> };

export type RouteMatch = Match<Composition['routes'][number]>;

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

/** Patterns without parameters take precedence, so that `/blog/:id` does not hide `/blog/create`. */
export function matchRoute<Matched extends Route>(
  routes: readonly Matched[],
  pathname: string,
): Match<Matched> | undefined {
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
