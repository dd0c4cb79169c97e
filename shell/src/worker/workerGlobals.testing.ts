import type { DOCUMENTS, FILES } from './storage';

const ORIGIN = 'https://shop.example';

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN);

/** A cache in memory, with the functions of the Cache API that the worker uses. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  isFull = false;

  async put(request: RequestInfo, response: Response): Promise<void> {
    if (this.isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    const body = await response.arrayBuffer();
    const { href } = urlOf(request);
    this.entries.delete(href);
    this.entries.set(href, new Response(body, { headers: response.headers }));
  }

  match(request: RequestInfo): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(urlOf(request).href)?.clone());
  }

  delete(request: RequestInfo): Promise<boolean> {
    return Promise.resolve(this.entries.delete(urlOf(request).href));
  }

  keys(request?: RequestInfo): Promise<Request[]> {
    const addresses = [...this.entries.keys()].filter(
      (address) => request === undefined || new URL(address).pathname === urlOf(request).pathname,
    );
    return Promise.resolve(addresses.map((address) => new Request(address)));
  }
}

const opened = new Map<string, MemoryCache>();

export function cacheOf(name: string): MemoryCache {
  const cache = opened.get(name) ?? new MemoryCache();
  opened.set(name, cache);
  return cache;
}

export const cachedPaths = (name: typeof DOCUMENTS | typeof FILES) =>
  [...cacheOf(name).entries.keys()].map((address) => address.slice(ORIGIN.length));

export const clearCaches = () => {
  opened.clear();
};

/** An event that records the promises passed to `waitUntil`. */
class WorkerEvent extends Event {
  private readonly work: Promise<unknown>[] = [];

  waitUntil(work: Promise<unknown>): void {
    this.work.push(work);
  }

  async settled(): Promise<void> {
    for (const work of this.work) await work;
  }
}

class NavigationEvent extends WorkerEvent {
  readonly resultingClientId = 'page';

  constructor(
    readonly request: Request,
    readonly preloadResponse: Promise<Response | undefined>,
  ) {
    super('fetch');
  }
}

export const newEvent = () => new WorkerEvent('message') as WorkerEvent & ExtendableEvent;

/** @param preload result of the navigation preload */
export function navigationTo(path: string, preload: Promise<Response | undefined>) {
  const request = new Request(ORIGIN + path);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return new NavigationEvent(request, preload) as NavigationEvent & FetchEvent;
}

Object.assign(globalThis, {
  self: globalThis,
  location: new URL(ORIGIN),
  offlineLimits: { maxBytes: 1_000, networkTimeoutMs: 50 },
  ExtendableEvent: WorkerEvent,
  FetchEvent: NavigationEvent,
  __WB_DISABLE_DEV_LOGS: true,
  clients: { get: () => Promise.resolve(undefined) },
  caches: {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    match: (request: RequestInfo, { cacheName }: { readonly cacheName: string }) =>
      cacheOf(cacheName).match(request),
  },
});
