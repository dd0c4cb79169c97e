import type { Composition } from '@tanabana/runtime/contracts/composition';
import type { RouteMatch } from '@tanabana/runtime/contracts/matchRoute';
import type { PageRequest } from '@tanabana/runtime/contracts/page';
import { matchPage, pageRequest } from './pageRequest';

/** Events with which a pointer, touch or keyboard focus reaches a link. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Events with which the pointer or focus leaves a link, or the page scrolls. */
const LEAVE_EVENTS = ['pointerout', 'touchmove', 'focusout'] as const;

/** Events with which a link is followed, or is about to be. */
const PRESS_EVENTS = ['pointerdown', 'click'] as const;

/** How long the pointer or focus stays on a link before its page is prefetched, in milliseconds. */
const INTENT_MS = 65;

/**
 * Prefetches the page of a link in the shell or in a remote: its scripts without running them, as soon as the pointer
 * or focus reaches the link, and the page with its data when they stay there, or when the link is pressed.
 * @param prefetchPage loads a page with its data
 */
export function prefetchPages(
  composition: Composition,
  prefetchPage: (match: RouteMatch, request: PageRequest) => void,
): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const pageOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== window.location.origin) return undefined;
    const match = matchPage(composition.routes, link.pathname);
    if (match.kind === 'own') return undefined;
    return { match, load: () => prefetchPage(match, pageRequest(composition, match, link)) };
  };
  const onIntent = (event: Event) => {
    const page = pageOf(event);
    if (!page) return;
    prefetchScripts(composition, page.match);
    clearTimeout(intent);
    intent = setTimeout(page.load, INTENT_MS);
  };
  const onLeave = () => clearTimeout(intent);
  const onPress = (event: MouseEvent) => {
    // A finger that is put down may scroll, and a key beside the click opens another window.
    const isTouch = event.type === 'pointerdown' && (event as PointerEvent).pointerType !== 'mouse';
    if (isTouch || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    pageOf(event)?.load();
  };
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true });
  for (const event of LEAVE_EVENTS) document.addEventListener(event, onLeave, { passive: true });
  // Before the router handles the click.
  for (const event of PRESS_EVENTS)
    document.addEventListener(event, onPress, { capture: true, passive: true });
}

/**
 * Fetches the scripts of a page without running them, each once in a document. The document's import map has their
 * integrity, which the browser checks here too.
 */
function prefetchScripts(
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
