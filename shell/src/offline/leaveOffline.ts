import { CACHE_PREFIX } from '@tanabana/runtime/contracts/offline';

/** Removes the service worker and all that it kept. The worker's own address does the same for pages of before. */
export async function leaveOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
