import { ASKED_PAGE, OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import type { KeptDocuments } from './keptDocuments';
import { keptAt } from './sizedResponse';
import type { FetchEvent } from './workerScope';

/** Addresses that are no pages of the shop, or pages of the team. */
const NO_PAGE = /^\/(?:_|api\/|assets\/|metrics$|healthz$|readyz$)/;

/** Parameters of links that show one visitor something else. */
const LINKS = ['preview', 'override'];

/** A document that was shown without waiting for the network any longer. */
export interface Shown {
  /** When it was kept, in milliseconds. */
  readonly keptAt: number;
  /** Whether no network was there, or only a slow one. */
  readonly because: 'gone' | 'slow';
}

interface NavigationServices {
  readonly documents: Pick<KeptDocuments, 'keep' | 'match'>;
  /** How long the network may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Told that a kept document is shown. */
  readonly onShown: (client: string, shown: Shown) => void;
  /** Told that the network's document has been kept after all. */
  readonly onRenewed: (client: string) => void;
}

/**
 * The answer of the network: asked for while the worker started, or now. Without a network Firefox resolves the preload
 * with a response of type `error` where other browsers reject it.
 */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  return preloaded && preloaded.type !== 'error' ? preloaded : fetch(request);
}

/** Whether a navigation leads to a page of the shop as everybody sees it. */
export function isPage({ pathname, searchParams }: URL): boolean {
  if (pathname === OFFLINE_PATH) return true;
  return !NO_PAGE.test(pathname) && !LINKS.some((name) => searchParams.has(name));
}

/** Answers a navigation that is none of the worker's business. */
export const passOn = fromNetwork;

/**
 * Answers a navigation: the network first. When it takes too long, or is not there, with the kept document; without
 * one, with the page that lists what can be read.
 */
export async function answerNavigation(event: FetchEvent, services: NavigationServices): Promise<Response> {
  const { documents, timeoutMs, onShown, onRenewed } = services;
  const url = new URL(event.request.url);
  const client = event.resultingClientId;
  const network = fromNetwork(event);
  let isShown = false;
  const keeping = network.then(async (response) => {
    const copy = response.clone();
    if ((await documents.keep(copy)) !== undefined && isShown) onRenewed(client);
  });
  event.waitUntil(keeping.catch(() => undefined));

  let because: Shown['because'] = 'slow';
  const answer = await Promise.race([
    network.catch(() => void (because = 'gone')),
    new Promise<void>((resolve) => setTimeout(resolve, timeoutMs)),
  ]);
  if (answer) return answer;
  const kept = await documents.match(url);
  if (kept) {
    isShown = true;
    onShown(client, { keptAt: keptAt(kept), because });
    return kept;
  }
  try {
    return await network;
  } catch (error) {
    const list = new URL(OFFLINE_PATH, url);
    if (url.pathname === OFFLINE_PATH || !(await documents.match(list))) throw error;
    list.searchParams.set(ASKED_PAGE, url.pathname + url.search);
    return Response.redirect(list.href);
  }
}
