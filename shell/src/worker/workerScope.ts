import type { OfflineLimits } from '../../protocol/offline';

// Declared here, because TypeScript's declarations for service workers conflict with those for pages.
declare global {
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void;
  }

  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    readonly resultingClientId: string;
  }

  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown;
    readonly source: { readonly id: string } | null;
    readonly ports: readonly MessagePort[];
  }
}

interface WorkerScope {
  readonly location: { readonly origin: string };
  /** Defined in a line that the server inserts before the script of the worker. */
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
    (type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;
