import { evict } from './eviction';
import { scope } from './workerScope';

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
