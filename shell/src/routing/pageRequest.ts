import type { Composition } from '@tanabana/runtime/contracts/composition';
import { declaredQuery } from '@tanabana/runtime/contracts/declaredQuery';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { listPages } from './listPages';
import type { PageMatch } from './matchPage';

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
