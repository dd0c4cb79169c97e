import { matchRoute } from '@tanabana/contract/routes/matchRoute';
import { cartStore } from '@tanabana/shop/cart/cartStore';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import { createRoot } from 'react-dom/client';
import type { AppServices } from '../remotes/AppContext';
import { pageRequest } from '../routing/pageRequest';
import { onPageShown } from '../routing/useNavigationEffects';
import { blocksOfProducts } from './blocksOfProducts';
import type { MessageToWorker } from './messages';
import { NetworkNotice } from './NetworkNotice';
import { type NetworkWatch, watchNetwork } from './networkState';
import { registerWorker } from './serviceWorker';
import { onSignOut } from './signOut';

export { removeWorker } from './serviceWorker';

/** Registers the service worker, and displays a notice while the network is missing. */
export async function enableOffline(services: AppServices): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null;
  const network = watchNetwork();
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<NetworkNotice network={network} />);
  followLinksAsDocuments(network);
  await idle();
  const worker = await registerWorker().catch(() => null);
  if (worker) cacheShownPages(services, worker, network, hadWorker);
}

/** Makes links load documents while the network is missing, because the service worker caches only documents. */
function followLinksAsDocuments(network: NetworkWatch): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isOtherPage = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    // The browser follows a link if the router does not receive the click.
    if (isOtherPage && network.read().isGone) event.stopPropagation();
  };
  document.addEventListener('click', onClick, true);
}

function cacheShownPages(
  services: AppServices,
  worker: ServiceWorker,
  network: NetworkWatch,
  hadWorker: boolean,
): void {
  const { composition } = services;
  // Prefers the controller, which may be a newer version than `worker`.
  const post = (message: MessageToWorker) =>
    (navigator.serviceWorker.controller ?? worker).postMessage(message);
  const cache = (addresses: readonly string[], files: readonly string[] = []) =>
    post({ kind: 'keep', release: composition.release, addresses, files });
  const cacheBlocks = async () => {
    if (!network.read().isGone) cache([], await blocksOfProducts(composition).catch(() => []));
  };
  const cacheOfflinePages = () => {
    const routes = composition.routes.filter(({ keeps }) => keeps);
    const files = routes.flatMap(({ keeps = [] }) => keeps);
    cache([OFFLINE_PATH, ...routes.map(({ path }) => path)], files);
    void cacheBlocks();
  };
  const cacheAll = (addresses: readonly string[]) => {
    cache(addresses, loadedFiles());
    cacheOfflinePages();
  };
  const read = (address: string) => void readAhead(services, address).catch(() => undefined);

  // A new worker has not handled the requests for the current and the previous document, so both pages are cached
  // explicitly.
  const earlier = hadWorker ? [] : earlierPages();
  if (hadWorker) cacheOfflinePages();
  else cacheAll(earlier);
  navigator.serviceWorker.addEventListener('controllerchange', () => cacheAll([currentAddress()]));
  new Set([...earlier, currentAddress()]).forEach(read);
  onPageShown(() => {
    cache([currentAddress()]);
    read(currentAddress());
  });
  [cartStore, wishlistStore].forEach((store) => store.subscribe(() => void cacheBlocks()));
  onSignOut(() => {
    post({ kind: 'forget' });
    cacheAll([currentAddress()]);
  });
}

async function readAhead(services: AppServices, address: string): Promise<void> {
  const { composition, pages } = services;
  const url = new URL(address, window.location.origin);
  const match = matchRoute(composition.routes, url.pathname);
  if (!match) return;
  const request = pageRequest(services, match, url);
  const { module } = await pages(match, request).promise;
  await module.readAhead?.(request);
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

function earlierPages(): string[] {
  const documents = performance.getEntriesByType('navigation').map(({ name }) => name);
  const addresses = [document.referrer, ...documents, window.location.href]
    .filter((address) => address.startsWith(`${window.location.origin}/`))
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(addresses)];
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname);
}

const IDLE_TIMEOUT_MS = 4_000;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_TIMEOUT_MS / 4);
  });
}
