import { CACHE_PREFIX, WORKER_PATH } from '@tanabana/runtime/contracts/offline';
import * as v from 'valibot';
import type { MessageToWorker } from './messages';

/** How long the worker may take to answer, in milliseconds: it may have to start. */
const TIMEOUT_MS = 3_000;

/** The answer to `list`. */
export const cachedPagesSchema = v.array(
  v.object({ address: v.pipe(v.string(), v.startsWith('/')), title: v.string(), keptAt: v.number() }),
);

/**
 * The answer to `state` for a cached document: when it was cached, in milliseconds, and whether the network was
 * missing (`gone`) or slow. It uses the same validators as the shell's script, which therefore does not grow.
 */
export const shownCopySchema = v.object({ keptAt: v.number(), because: v.string(), isRenewed: v.boolean() });

export type CachedPage = v.InferOutput<typeof cachedPagesSchema>[number];
export type ShownCopy = v.InferOutput<typeof shownCopySchema>;

/** The part of Trusted Types used here; TypeScript's own declarations lack it. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ) => { readonly createScriptURL: (address: string) => string };
  };
}

/**
 * Registers the service worker; the Trusted Types policy allows its address alone.
 * @returns the active worker; pending forever where it cannot be installed
 * @throws when its script is broken, or the browser refuses workers
 */
export async function registerWorker(): Promise<ServiceWorker | null> {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER_PATH });
  const address = policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
  await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}

/**
 * Sends a message to the service worker.
 * @returns its answer; undefined where no worker controls this page, or it does not answer in time
 */
export function askWorker(message: MessageToWorker): Promise<unknown> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** Removes the service worker and its caches, as the worker's own address does for pages of previous releases. */
export async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
