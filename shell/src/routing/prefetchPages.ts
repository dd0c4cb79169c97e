import { matchRoute, type RouteMatch } from '@tanabana/contract/routes/matchRoute';
import type { PageRequest } from '@tanabana/contract/pages/page';
import type { AppServices } from '../remotes/AppContext';
import { pageRequest } from './pageRequest';

const HOVER_DELAY_MS = 65;

/**
 * Scripts are prefetched when the pointer or the focus reaches a link. Data is prefetched after a delay, or as soon as
 * the mouse button is pressed.
 */
export function prefetchPages(
  services: Pick<AppServices, 'composition' | 'askServer'>,
  prefetchPage: (match: RouteMatch, request: PageRequest) => void,
): void {
  const { composition } = services;
  let intent: ReturnType<typeof setTimeout> | undefined;
  const pageOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return undefined;
    const match = matchRoute(composition.routes, link.pathname);
    return match && { match, load: () => prefetchPage(match, pageRequest(services, match, link)) };
  };
  const onIntent = (event: Event) => {
    const page = pageOf(event);
    if (!page) return;
    prefetchScripts([composition.remotes[page.match.remote]?.entry ?? '', ...page.match.scripts]);
    clearTimeout(intent);
    intent = setTimeout(page.load, HOVER_DELAY_MS);
  };
  const onLeave = () => clearTimeout(intent);
  const onPress = (event: MouseEvent) => {
    // Ignores touches, which may scroll the page, and clicks with a modifier key, which open another window.
    const isTouch = event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'mouse';
    if (isTouch || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    pageOf(event)?.load();
  };
  const passive = { passive: true };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, passive);
  for (const type of ['pointerout', 'touchmove', 'focusout'])
    document.addEventListener(type, onLeave, passive);
  // Listens in the capture phase, so that loading starts before the router handles the click.
  for (const type of ['pointerdown', 'click'] as const)
    document.addEventListener(type, onPress, { ...passive, capture: true });
}

function prefetchScripts(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (!address || document.head.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
