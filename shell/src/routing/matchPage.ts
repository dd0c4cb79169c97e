import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { PageModule } from '@tanabana/runtime/contracts/page';
import { aboutPage } from '../pages/aboutPage';
import { offlinePage } from '../pages/offlinePage';
import { notFoundPage } from '../pages/notFoundPage';
import { matchRoute, type RouteMatch } from '@tanabana/runtime/contracts/matchRoute';

export type PageMatch =
  | (RouteMatch & { readonly kind: 'remote' })
  | { readonly kind: 'own'; readonly module: PageModule; readonly params: RouteMatch['params'] };

/** Pages of the shell itself. */
const ownPages: Readonly<Record<string, PageModule>> = {
  '/about': aboutPage,
  [OFFLINE_PATH]: offlinePage,
};

/** Finds the page of a path: a remote's, the shell's own, or the 404 page. */
export function matchPage(routes: Composition['routes'], pathname: string): PageMatch {
  const match = matchRoute(routes, pathname);
  if (match) return { ...match, kind: 'remote' };
  return { kind: 'own', module: ownPages[pathname] ?? notFoundPage, params: {} };
}
