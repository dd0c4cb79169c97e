import type { Composition } from '@tanabana/runtime/contracts/composition';
import { matchRoute } from '@tanabana/runtime/contracts/matchRoute';

/** What says that a visitor aims at a link, with a mouse, a finger or the keyboard. */
const AIMS = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches the scripts of a page as soon as a link to it is aimed at, without running them: the shell's own links
 * and those of every remote. The document's import map holds their integrity, and the browser checks it here too.
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
