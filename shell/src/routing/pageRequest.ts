import type { Composition } from '@tanabana/runtime/contracts/composition';
import { declaredQuery } from '@tanabana/runtime/contracts/declaredQuery';
import { matchRoute, type RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { pageLinkSchema } from '@tanabana/runtime/contracts/pageLink';
import * as v from 'valibot';

export type PageMatch =
  | (RouteMatch & { readonly kind: 'remote' })
  | { readonly kind: 'own'; readonly params: RouteMatch['params'] };

/** Finds whose page a path is: a remote's, or the shell's own, among them the 404 page. */
export function matchPage(routes: Composition['routes'], pathname: string): PageMatch {
  const match = matchRoute(routes, pathname);
  return match ? { ...match, kind: 'remote' } : { kind: 'own', params: {} };
}

/** The request of the page at an address. */
export function pageRequest(
  { settings, seed, records, release }: Composition,
  page: PageMatch,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): PageRequest {
  return {
    params: page.params,
    pathname,
    search: page.kind === 'own' ? '' : declaredQuery(search, page.query),
    settings,
    seed,
    records,
    listPages: () => listPages(release),
  };
}

const linksSchema = v.array(pageLinkSchema);

/**
 * Fetches the links to all pages of a release.
 * @throws {Error} when the server does not list them
 */
async function listPages(release: string): Promise<v.InferOutput<typeof linksSchema>> {
  const response = await fetch(`/_pages/${release}.json`);
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}`);
  return v.parse(linksSchema, await response.json());
}
