import { fileAddressesIn } from '@tanabana/contract/files/fileAddress';
import { createSharedReads } from '@tanabana/contract/async/sharedReads';
import { OFFLINE_PATH } from '@tanabana/contract/routes/serverAddresses';
import { lastUsedAt, DOCUMENTS, entriesOf, type Entry, FILES, sizeOf } from './storage';
import { scope } from './workerScope';

/** Size after an eviction, as a share of the limit. */
const REMAINDER = 0.9;

/**
 * Evicts the least recently used documents and files. The last use of a document is also a use of its files, so that no
 * cached document loses a script. The offline page is never evicted.
 * @param limitOf returns the maximum size for a current size, in bytes
 * @internal
 */
export async function evict(limitOf: (size: number) => number): Promise<void> {
  const entries = await entriesByLastUse();
  const size = entries.reduce((sum, { response }) => sum + sizeOf(response), 0);
  const limit = limitOf(size);
  if (size <= limit) return;
  let excess = size - limit * REMAINDER;
  for (const { url, response, remove } of entries) {
    if (excess <= 0) return;
    if (url.pathname === OFFLINE_PATH) continue;
    await remove();
    excess -= sizeOf(response);
  }
}

/** Lists documents and files, the least recently used first. Documents precede their files. */
async function entriesByLastUse(): Promise<readonly Entry[]> {
  const [documents, files] = await Promise.all([entriesOf(DOCUMENTS), entriesOf(FILES)]);
  const lastUse = new Map<string, number>();
  for (const { response } of documents)
    for (const file of fileAddressesIn(await response.text()))
      lastUse.set(file, Math.max(lastUse.get(file) ?? 0, lastUsedAt(response)));
  const usedAt = ({ url, response }: Entry) => lastUse.get(url.pathname) ?? lastUsedAt(response);
  return [...documents, ...files].sort((one, other) => usedAt(one) - usedAt(other));
}

const SHARE_OF_QUOTA = 0.5;

/** Size after an eviction that an exceeded storage quota causes, as a share of the size before. */
const REMAINDER_AT_QUOTA = 0.75;

/**
 * Delay before an eviction, in milliseconds. The delay lets a page that is loading fetch its files before they could be
 * evicted.
 */
const EVICTION_DELAY_MS = 2_000;

const shared = createSharedReads({ cache: false });

/** Runs one eviction for all concurrent calls. */
const evictOnce = (limitOf: (size: number) => number) => shared('eviction', () => evict(limitOf));

export const evictAtQuota = () => evictOnce((size) => size * REMAINDER_AT_QUOTA);

export const evictSoon = () =>
  shared('delayed eviction', async () => {
    await new Promise((resolve) => setTimeout(resolve, EVICTION_DELAY_MS));
    const { usage = Infinity, quota = Infinity } = await navigator.storage.estimate();
    const limit = Math.min(scope.offlineLimits.maxBytes, quota * SHARE_OF_QUOTA);
    // Reads the entries only if the browser's estimate exceeds the limit. The estimate is never below the size of the
    // responses.
    if (usage > limit) await evictOnce(() => limit);
  });
