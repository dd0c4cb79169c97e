import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';

/**
 * Fetches the scripts of a page without running them, each once in a document. The document's import map has their
 * integrity, which the browser checks here too.
 */
export function prefetchScripts(
  { routes, remotes }: Composition,
  page: Pick<RouteMatch, 'remote' | 'expose'>,
): void {
  const isOfPage = ({ remote, expose }: typeof page) => remote === page.remote && expose === page.expose;
  const scripts = routes.find(isOfPage)?.scripts ?? [];
  for (const address of [remotes[page.remote]?.entry ?? '', ...scripts]) {
    if (!address || document.head.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
