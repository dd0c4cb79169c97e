import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';

/** Events with which a pointer, touch or keyboard focus reaches a link. */
const AIMS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Prefetches the scripts of a page without running them, as soon as the pointer or focus reaches a link to
 * it, in the shell or in a remote. The document's import map has their integrity, which the browser checks
 * here too.
 */
export function prefetchPages({ routes, remotes }: Composition): void {
  const asked = new Set<string>();
  const prefetch = (pathname: string) => {
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
  const onAim = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) prefetch(link.pathname);
  };
  for (const aim of AIMS) document.addEventListener(aim, onAim, { passive: true });
}
