import { WORKER_PATH } from '@tanabana/runtime/contracts/offline';

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
 * Registers the service worker, whose address alone this policy lets through.
 * @returns when it works; never where it cannot be installed
 * @throws when its script is broken, or the browser wants no worker
 */
export async function registerWorker(): Promise<ServiceWorker | null> {
  const { trustedTypes } = window as TrustedTypesWindow;
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => WORKER_PATH });
  const address = policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH;
  await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).active;
}
