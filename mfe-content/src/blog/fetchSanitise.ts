import { createSharedReads } from '@tanabana/runtime/async/sharedReads';
import type * as sanitising from './sanitise';

const shared = createSharedReads({ cache: true });

/** Fetches the sanitiser, which only posts that the browser renders need; after a failure the next call fetches again. */
export function fetchSanitise(): Promise<typeof sanitising> {
  return shared('sanitise', () => import('./sanitise'));
}
