import { fetchInTime } from '@tanabana/contract/async/fetchInTime';
import { WORKER_PATH } from '../../protocol/offline';
import * as v from 'valibot';
import { RENEWED } from './messages';
import { askWorker, shownCopySchema, type ShownCopy } from './serviceWorker';

const RETRY_INTERVAL_MS = 5_000;

export interface NetworkState {
  readonly isGone: boolean;
  /** Time at which the document was cached or loaded, in milliseconds since 1970. */
  readonly since: number;
  /**
   * Whether a cached document is displayed because of a slow network. `waiting`: the newer document is loading.
   * `renewed`: the newer document has been cached.
   */
  readonly slow: 'no' | 'waiting' | 'renewed';
}

export type NetworkWatch = ReturnType<typeof watchNetwork>;

function isReached(): Promise<boolean> {
  return fetchInTime(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function watchNetwork() {
  const listeners = new Set<() => void>();
  let copy: ShownCopy | undefined;
  let isBack = false;
  let state = stateOf();
  let isProbing = false;
  let nextProbe: ReturnType<typeof setTimeout> | undefined;

  function stateOf(): NetworkState {
    const isMissed = copy?.because === 'gone' && !isBack;
    const slow = copy?.because === 'slow' ? (copy.isRenewed ? 'renewed' : 'waiting') : 'no';
    return { isGone: !navigator.onLine || isMissed, since: copy?.keptAt ?? performance.timeOrigin, slow };
  }
  const change = () => {
    state = stateOf();
    listeners.forEach((listener) => listener());
  };
  /** Probes until the server is reached. Each event probes immediately, and none starts a second loop. */
  const probe = async () => {
    if (isProbing || !state.isGone || !navigator.onLine) return;
    clearTimeout(nextProbe);
    isProbing = true;
    isBack = await isReached();
    isProbing = false;
    if (isBack) change();
    else nextProbe = setTimeout(() => void probe(), RETRY_INTERVAL_MS);
  };
  const update = () => {
    change();
    void probe();
  };
  window.addEventListener('offline', change);
  window.addEventListener('online', update);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== RENEWED || !copy) return;
    copy = { ...copy, isRenewed: true };
    change();
  });
  void askWorker({ kind: 'state' }).then((answer) => {
    const shown = v.safeParse(shownCopySchema, answer);
    if (shown.success) copy = shown.output;
    update();
  });

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
