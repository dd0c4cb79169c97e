import { browserStorage } from '@tanabana/shop/stored/browserStorage';
import type { AppServices } from '../remotes/AppContext';
import { onPageShown } from '../routing/useNavigationEffects';

/**
 * Enables offline use from the second page view of a browser, after the page has loaded. Removes the service worker if the
 * release disables offline use.
 */
export function offerOffline(services: AppServices): void {
  const { settings } = services.composition;
  // `serviceWorker` is undefined on pages without HTTPS.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
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

const VIEWED_KEY = 'pageViewed';

/** Records a page view, and returns whether an earlier view was recorded. @internal */
export function countPageView(): boolean {
  if (browserStorage.getItem(VIEWED_KEY) !== null) return true;
  browserStorage.setItem(VIEWED_KEY, '1');
  return false;
}
