import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute, type RouteMatch } from '@tanabana/runtime/contracts/matchRoute';

export type PageMatch =
  | (RouteMatch & { readonly kind: 'remote' })
  | { readonly kind: 'own'; readonly params: RouteMatch['params'] };

/** Finds whose page a path is: a remote's, or the shell's own, among them the 404 page. */
export function matchPage(routes: Composition['routes'], pathname: string): PageMatch {
  const match = matchRoute(routes, pathname);
  return match ? { ...match, kind: 'remote' } : { kind: 'own', params: {} };
}
