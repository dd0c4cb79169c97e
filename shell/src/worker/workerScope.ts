import type { OfflineLimits } from '@tanabana/runtime/contracts/offline';

/** An event that a service worker may take its time for. */
interface ExtendableEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The document that this navigation asks for. */
  readonly resultingClientId: string;
  /** The answer to a navigation, asked for while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** A message of a page. */
export interface PageMessage extends ExtendableEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
  readonly ports: readonly MessagePort[];
}

/** The part of a service worker's global scope used here; TypeScript's declarations for pages lack it. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly offlineLimits: OfflineLimits;
  readonly registration: {
    readonly navigationPreload?: { readonly enable: () => Promise<void> };
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ readonly postMessage: (message: unknown) => void } | undefined>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: PageMessage) => void): void;
  };
}
