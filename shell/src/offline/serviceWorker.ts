import { CACHE_PREFIX, WORKER_PATH } from '../../protocol/offline';
import * as v from 'valibot';
import type { MessageToWorker } from './messages';

const ANSWER_TIMEOUT_MS = 3_000;

export const cachedPagesSchema = v.array(
  v.object({ address: v.pipe(v.string(), v.startsWith('/')), title: v.string(), keptAt: v.number() }),
);

/**
 * Answer of the worker to the message `state`. `because` is the reason why a cached document is displayed: the network
 * is `gone` or `slow`.
 */
export const shownCopySchema = v.object({ keptAt: v.number(), because: v.string(), isRenewed: v.boolean() });

export type CachedPage = v.InferOutput<typeof cachedPagesSchema>[number];
export type ShownCopy = v.InferOutput<typeof shownCopySchema>;

interface TrustedTypePolicy {
  readonly createScriptURL: (address: string) => string;
}

/** Declares `trustedTypes`, which TypeScript's declarations of the DOM lack. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (name: string, policy: TrustedTypePolicy) => TrustedTypePolicy;
  };
}

/** The Trusted Types policy allows only the worker's address. */
export async function registerWorker(): Promise<ServiceWorker | null> {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER_PATH });
  const address = policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
  await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/** Resolves with the answer of the worker, or with undefined if there is no worker or the request times out. */
export function askWorker(message: MessageToWorker): Promise<unknown> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_TIMEOUT_MS);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
