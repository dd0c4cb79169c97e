import { OFFLINE_PATH } from '@tanabana/runtime/contracts/offline';
import { cachedAt, DOCUMENTS, entriesOf, type Entry, FILES, sizeOf } from './storage';
import { scope } from './workerScope';

/** Addresses of files in the text of a document. */
const FILE_ADDRESSES = /\/assets\/[\w./-]+/g;

/** Part of the limit that is used after an eviction, so that not every page causes one. */
const REMAINDER = 0.9;

/**
 * Evicts the least recently used documents and files until the rest fits. A file counts as used with the last
 * document that refers to it, so no cached document loses a script; the list of cached pages is never evicted.
 * @param limitOf most bytes that may remain, by how many are stored
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

/** All documents and files, the least recently used first; of those used together, documents come first. */
async function entriesByLastUse(): Promise<readonly Entry[]> {
  const [documents, files] = await Promise.all([entriesOf(DOCUMENTS), entriesOf(FILES)]);
  const lastUse = new Map<string, number>();
  for (const { response } of documents)
    for (const [file] of (await response.text()).matchAll(FILE_ADDRESSES))
      lastUse.set(file, Math.max(lastUse.get(file) ?? 0, cachedAt(response)));
  const usedAt = ({ url, response }: Entry) => lastUse.get(url.pathname) ?? cachedAt(response);
  return [...documents, ...files].sort((one, other) => usedAt(one) - usedAt(other));
}

/** Part of the browser's quota that may be used. */
const SHARE_OF_QUOTA = 0.5;

/** Part of the present size that remains when the browser refuses to store more. */
const REMAINDER_AT_QUOTA = 0.75;

/** How long a page may go on fetching before its files are counted, in milliseconds. */
const SETTLING_MS = 2_000;

let pending: Promise<void> | undefined;
let running: Promise<void> | undefined;

/** Evicts down to the limit of the release, once the page has fetched its files. */
export function evictSoon(): Promise<void> {
  return (pending ??= new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
    .then(evictToLimit)
    .finally(() => (pending = undefined)));
}

/** Frees a quarter of the storage, when the browser refuses to store more. */
export function evictAtQuota(): Promise<void> {
  return evictTogether((size) => size * REMAINDER_AT_QUOTA);
}

async function evictToLimit(): Promise<void> {
  const { usage = Infinity, quota = Infinity } = await navigator.storage.estimate();
  const limit = Math.min(scope.offlineLimits.maxBytes, quota * SHARE_OF_QUOTA);
  // The browser's figure is never below the size of the responses, whose headers are then not read.
  if (usage > limit) await evictTogether(() => limit);
}

/** Runs one eviction for all concurrent calls. */
function evictTogether(limitOf: (size: number) => number): Promise<void> {
  return (running ??= evict(limitOf).finally(() => (running = undefined)));
}
