import type { NetworkWatch } from './networkState';

/**
 * Without a network, links to other pages ask for documents: the service worker has those of the pages that were
 * read, and not all that a page is made of inside another.
 */
export function leaveInFull(network: NetworkWatch): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const leaves = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    // The router then never hears of it, and the browser follows the link.
    if (leaves && network.read().isGone) event.stopPropagation();
  };
  document.addEventListener('click', onClick, true);
}
