import type { AppServices } from '../AppContext';
import { onPageShown } from './pageShown';

/**
 * Has the service worker keep what is read, from the second page of a first visit on; or removes it, where the
 * release says so. What does that is fetched after everything that the visitor waits for.
 */
export function offerOffline(services: AppServices): void {
  const { settings, shell } = services.composition;
  // Browsers have none for pages over plain HTTP.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || shell === undefined) return;
  const begin = async () => {
    onPageShown(() => undefined);
    const { keepPages, leaveOffline } = await import(/* webpackChunkName: "offline" */ './offline');
    await (settings.offline === false ? leaveOffline() : keepPages(services));
  };
  const isFurtherPage = workers.controller ?? document.referrer.startsWith(`${location.origin}/`);
  if (!isFurtherPage) onPageShown(() => void begin());
  else if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin());
}
