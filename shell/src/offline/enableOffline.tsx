import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import { createRoot } from 'react-dom/client';
import type { AppServices } from '../AppContext';
import { matchPage, pageRequest } from '../routing/pageRequest';
import { onPageShown } from '../routing/pageShown';
import type { MessageToWorker } from './messages';
import { NetworkNotice } from './NetworkNotice';
import { type NetworkWatch, watchNetwork } from './networkState';
import { registerWorker } from './serviceWorker';
import { onSignOut } from './signOut';

// This script is fetched after the page has loaded; it also removes the worker.
export { removeWorker } from './serviceWorker';

/** Has the service worker cache the pages that are shown, and shows a notice when the network is missing. */
export async function enableOffline(services: AppServices): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null;
  const network = watchNetwork();
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<NetworkNotice network={network} />);
  followLinksAsDocuments(network);
  await idle();
  // A worker that cannot be installed is no reason to bother anybody.
  const worker = await registerWorker().catch(() => null);
  if (worker) cacheShownPages(services, worker, hadWorker);
}

/**
 * Without a network, links to other pages load documents: the service worker has those of the pages that were shown,
 * and not everything that a page needs inside another document.
 */
function followLinksAsDocuments(network: NetworkWatch): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const isOtherPage = link?.origin === window.location.origin && link.pathname !== window.location.pathname;
    // The router then does not handle the click, and the browser follows the link.
    if (isOtherPage && network.read().isGone) event.stopPropagation();
  };
  document.addEventListener('click', onClick, true);
}

function cacheShownPages(services: AppServices, worker: ServiceWorker, hadWorker: boolean): void {
  const { composition } = services;
  // A later version of the worker may control the page.
  const post = (message: MessageToWorker) =>
    (navigator.serviceWorker.controller ?? worker).postMessage(message);
  const cache = (addresses: readonly string[], files: readonly string[] = []) =>
    post({ kind: 'keep', release: composition.release, addresses, files });
  const routes = composition.routes.filter(({ keeps }) => keeps);
  const cacheOfflinePages = () =>
    cache(
      [OFFLINE_PATH, ...routes.map(({ path }) => path)],
      routes.flatMap(({ keeps = [] }) => keeps),
    );
  const cacheAll = (addresses: readonly string[]) => {
    cache(addresses, loadedFiles());
    cacheOfflinePages();
  };
  const read = (address: string) => void readAhead(services, address).catch(() => undefined);

  // A new worker has not handled the requests for earlier documents and their files.
  const earlier = hadWorker ? [] : earlierPages();
  if (hadWorker) cacheOfflinePages();
  else cacheAll(earlier);
  navigator.serviceWorker.addEventListener('controllerchange', () => cacheAll([currentAddress()]));
  new Set([...earlier, currentAddress()]).forEach(read);
  onPageShown(() => {
    cache([currentAddress()]);
    read(currentAddress());
  });
  onSignOut(() => {
    post({ kind: 'forget' });
    cacheAll([currentAddress()]);
  });
}

/** Lets a page fetch, through the worker, the data that it may need offline. */
async function readAhead({ composition, pages }: AppServices, address: string): Promise<void> {
  const url = new URL(address, window.location.origin);
  const match = matchPage(composition.routes, url.pathname);
  if (match.kind === 'own') return;
  const request = pageRequest(composition, match, url);
  const { module } = await pages(match, request).promise;
  await module.readAhead?.(request);
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Pages of this visit: the one that led here, this document's, and the one that is shown now. */
function earlierPages(): string[] {
  const documents = performance.getEntriesByType('navigation').map(({ name }) => name);
  const addresses = [document.referrer, ...documents, window.location.href]
    .filter((address) => address.startsWith(`${window.location.origin}/`))
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(addresses)];
}

/** Files that this document has loaded, which the browser still has in its HTTP cache. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname);
}

/** Timeout for the browser to become idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 4_000;

/** Resolves when the browser has nothing to do, or has been busy for long. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, IDLE_TIMEOUT_MS / 4);
  });
}
