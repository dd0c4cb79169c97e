import type { AppServices } from '../AppContext';
import { onPageShown } from './pageShown';
import { countPageView } from './pageViews';

/**
 * Has the service worker keep what is read, from the second page view on this browser on; or removes it, where the
 * release says so. What does that is fetched after everything that the visitor waits for.
 */
export function offerOffline(services: AppServices): void {
  const { settings, shell } = services.composition;
  // Browsers have none for pages over plain HTTP.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || shell === undefined) return;
  const begin = async () => {
    const { keepPages, leaveOffline } = await import(/* webpackChunkName: "offline" */ './offline');
    await (settings.offline === false ? leaveOffline() : keepPages(services));
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
