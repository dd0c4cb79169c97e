import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { matchPage } from './matchPage';
import { pageRequest } from './pageRequest';

/** Events with which a pointer, touch or keyboard focus reaches a link. */
const AIMS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Events that tell that the link was passed, or the page scrolled. */
const PASSES = ['pointerout', 'touchmove', 'focusout'] as const;

/** How long a visitor aims at a link that they are about to follow, in milliseconds. */
const AIM_MS = 65;

/**
 * Prefetches the page of a link in the shell or in a remote: its scripts without running them, as soon as the pointer
 * or focus reaches the link, and the page with its data when they stay there. The document's import map has the
 * integrity of the scripts, which the browser checks here too.
 * @param loadAhead loads a page with its data
 */
export function prefetchPages(
  composition: Composition,
  loadAhead: (match: RouteMatch, request: PageRequest) => void,
): void {
  const asked = new Set<string>();
  const prefetchScripts = (match: RouteMatch) => {
    const { routes, remotes } = composition;
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
  let aiming: ReturnType<typeof setTimeout> | undefined;
  const onAim = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const match = matchPage(composition.routes, link.pathname);
    if (match.kind === 'own') return;
    prefetchScripts(match);
    clearTimeout(aiming);
    aiming = setTimeout(() => loadAhead(match, pageRequest(composition, match, link)), AIM_MS);
  };
  const onPass = () => clearTimeout(aiming);
  for (const aim of AIMS) document.addEventListener(aim, onAim, { passive: true });
  for (const pass of PASSES) document.addEventListener(pass, onPass, { passive: true });
}
