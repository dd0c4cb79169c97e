import { KEEP_HEADER } from '@tanabana/runtime/contracts/offline';
import type { MessageToWorker } from '../offline/messages';
import { cachePicturesOf } from './documentFiles';
import { cacheDocument, touchDocument } from './documents';
import { cacheFile, isImmutable } from './files';
import { scope } from './workerScope';

/**
 * Caches files, and pages that were shown without a document of their own: fetches each document of the live release,
 * unless that of the page's release is cached. A failure affects no other page.
 */
export async function cachePages(
  event: ExtendableEvent,
  { release, addresses, files }: Extract<MessageToWorker, { kind: 'keep' }>,
): Promise<void> {
  const immutable = files.filter((address) => isImmutable(new URL(address, scope.location.origin)));
  await Promise.allSettled(immutable.map((address) => cacheFile(event, address, { cache: 'force-cache' })));
  for (const address of addresses) {
    try {
      if (await touchDocument(address, release)) continue;
      const html = await cacheDocument(event, await fetch(address, { headers: { [KEEP_HEADER]: 'copy' } }));
      if (html !== undefined) await cachePicturesOf(event, html);
    } catch {
      // Without it this page alone is missing when there is no network.
    }
  }
}
