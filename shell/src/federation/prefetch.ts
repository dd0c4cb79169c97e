import type { Composition } from '@tanabana/shared/contracts/composition';
import { matchRoute } from '../routing/matchRoute';

/**
 * Fetches the scripts of a page ahead of a click, without running them. The document's import map holds their
 * integrity, and the browser checks it here too.
 */
export function createPrefetch({ routes, remotes }: Composition): (pathname: string) => void {
  const asked = new Set<string>();
  return (pathname) => {
    const match = matchRoute(routes, pathname);
    if (!match) return;
    const scripts =
      routes.find(({ remote, expose }) => remote === match.remote && expose === match.expose)?.scripts ?? [];
    for (const address of [remotes[match.remote]?.entry ?? '', ...scripts]) {
      if (!address || asked.has(address)) continue;
      asked.add(address);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
    }
  };
}
