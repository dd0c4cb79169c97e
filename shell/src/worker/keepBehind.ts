import { KEEP_HEADER } from '@tanabana/runtime/contracts/offline';
import type { MessageToWorker } from '../offline/messages';
import { picturesOf } from './filesOfDocument';
import type { KeptDocuments } from './keptDocuments';
import type { KeptFiles } from './keptFiles';

type KeepMessage = Extract<MessageToWorker, { kind: 'keep' }>;

/**
 * Keeps pages that were shown without a document of their own: fetches each behind the visitor's back, whatever
 * release is live now, unless it is kept of the release that the page runs. One that fails costs no other.
 */
export async function keepBehind(
  { release, addresses, files: wanted }: KeepMessage,
  documents: Pick<KeptDocuments, 'keep' | 'touch'>,
  files: Pick<KeptFiles, 'adopt' | 'ensure' | 'isKept'>,
  origin: string,
): Promise<void> {
  const ours = wanted.filter((address) => files.isKept(new URL(address, origin)));
  await Promise.allSettled(ours.map((address) => files.ensure(address, '')));
  for (const address of addresses) {
    if (await documents.touch(address, release)) continue;
    try {
      const html = await documents.keep(await fetch(address, { headers: { [KEEP_HEADER]: 'copy' } }));
      if (html !== undefined) await files.adopt(picturesOf(html));
    } catch {
      // Without it the page is not there without a network, and nothing else is different.
    }
  }
}
