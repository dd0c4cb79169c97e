import { browserStorage } from '@tanabana/runtime/records/browserStorage';
import type { AppServices } from '../AppContext';
import { onPageShown } from '../routing/pageShown';

/**
 * Has the service worker cache the pages that are shown, from the second page view on this browser on; or removes it,
 * where the release disables it. The script for this is fetched after the page has loaded.
 */
export function offerOffline(services: AppServices): void {
  const { settings, shell } = services.composition;
  // Browsers have none for pages over plain HTTP.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || shell === undefined) return;
  const begin = async () => {
    const { enableOffline, removeWorker } = await import(/* webpackChunkName: "offline" */ './enableOffline');
    await (settings.offline === false ? removeWorker() : enableOffline(services));
  };
  const onPageView = () => {
    if (!(workers.controller ?? countPageView())) return;
    onPageShown(() => undefined);
    if (document.readyState === 'complete') void begin();
    else window.addEventListener('load', () => void begin());
  };
  onPageShown(onPageView);
  onPageView();
}

/** Set once a page of the shop has been viewed on this browser. */
const VIEWED_KEY = 'pageViewed';

/**
 * Counts a view of a page.
 * @returns whether an earlier view was counted on this browser, in this visit or in a previous one
 * @internal
 */
export function countPageView(): boolean {
  if (browserStorage.getItem(VIEWED_KEY) !== null) return true;
  browserStorage.setItem(VIEWED_KEY, '1');
  return false;
}
