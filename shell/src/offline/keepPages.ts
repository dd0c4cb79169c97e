import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { AppServices } from '../AppContext';
import { idle } from '../idle';
import { matchPage } from '../routing/matchPage';
import { pageRequest } from '../routing/pageRequest';
import { leaveInFull } from './leaveInFull';
import { watchNetwork } from './networkState';
import { onAccountLeft } from './onAccountLeft';
import { onPageShown } from './pageShown';
import { registerWorker } from './registerWorker';
import { showNetworkNotice } from './showNetworkNotice';
import type { MessageToWorker } from './workerMessages';

/** Has the service worker keep what this page shows, now and later, and tells the visitor when the network is gone. */
export async function keepPages(services: AppServices): Promise<void> {
  const hadWorker = navigator.serviceWorker.controller !== null;
  const network = watchNetwork();
  showNetworkNotice(network);
  leaveInFull(network);
  const { composition } = services;
  await idle();
  // A worker that cannot be installed is no reason to bother anybody.
  const worker = await registerWorker().catch(() => null);
  if (!worker) return;

  // The worker that serves the page may be a later one than that which was there first.
  const tell = (message: MessageToWorker) =>
    (navigator.serviceWorker.controller ?? worker).postMessage(message);
  const keep = (addresses: readonly string[], files: readonly string[] = []) =>
    tell({ kind: 'keep', release: composition.release, addresses, files });
  const standing = composition.routes.filter(({ keeps }) => keeps);
  const keepStanding = () =>
    keep(
      [OFFLINE_PATH, ...standing.map(({ path }) => path)],
      standing.flatMap(({ keeps = [] }) => keeps),
    );
  const keepAnew = (addresses: readonly string[]) => {
    keep(addresses, loadedFiles());
    keepStanding();
  };
  const read = (address: string) => void readAhead(services, address).catch(() => undefined);

  // A worker has seen neither the documents from before it was there nor their files.
  const before = hadWorker ? [] : pagesBefore();
  if (hadWorker) keepStanding();
  else keepAnew(before);
  navigator.serviceWorker.addEventListener('controllerchange', () => keepAnew([here()]));
  new Set([...before, here()]).forEach(read);
  onPageShown(() => {
    keep([here()]);
    read(here());
  });
  onAccountLeft(() => {
    tell({ kind: 'forget' });
    keepAnew([here()]);
  });
}

/** Lets a page fetch what it may need later, through the worker. */
async function readAhead({ composition, pages }: AppServices, address: string): Promise<void> {
  const url = new URL(address, window.location.origin);
  const match = matchPage(composition.routes, url.pathname);
  if (match.kind === 'own') return;
  const request = pageRequest(composition, match, url);
  const { module } = await pages(match, request).promise;
  await module.readAhead?.(request);
}

function here(): string {
  return window.location.pathname + window.location.search;
}

/** Pages of this visit: the one that led here, this document's, and the one that is shown now. */
function pagesBefore(): string[] {
  const documents = performance.getEntriesByType('navigation').map(({ name }) => name);
  const addresses = [document.referrer, ...documents, window.location.href]
    .filter((address) => address.startsWith(`${window.location.origin}/`))
    .map((address) => new URL(address))
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(addresses)];
}

/** Files that this document has loaded: the browser has them still. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname);
}
