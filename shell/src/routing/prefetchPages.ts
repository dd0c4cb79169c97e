import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { matchPage } from './matchPage';
import { pageRequest } from './pageRequest';
import { prefetchScripts } from './prefetchScripts';

/** Events with which a pointer, touch or keyboard focus reaches a link. */
const AIMS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Events that tell that the link was passed, or the page scrolled. */
const PASSES = ['pointerout', 'touchmove', 'focusout'] as const;

/** How long a visitor aims at a link that they are about to follow, in milliseconds. */
const AIM_MS = 65;

/**
 * Prefetches the page of a link in the shell or in a remote: its scripts without running them, as soon as the pointer
 * or focus reaches the link, and the page with its data when they stay there.
 * @param loadAhead loads a page with its data
 */
export function prefetchPages(
  composition: Composition,
  loadAhead: (match: RouteMatch, request: PageRequest) => void,
): void {
  let aiming: ReturnType<typeof setTimeout> | undefined;
  const onAim = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return;
    const match = matchPage(composition.routes, link.pathname);
    if (match.kind === 'own') return;
    prefetchScripts(composition, match);
    clearTimeout(aiming);
    aiming = setTimeout(() => loadAhead(match, pageRequest(composition, match, link)), AIM_MS);
  };
  const onPass = () => clearTimeout(aiming);
  for (const aim of AIMS) document.addEventListener(aim, onAim, { passive: true });
  for (const pass of PASSES) document.addEventListener(pass, onPass, { passive: true });
}
