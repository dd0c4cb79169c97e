import { fingerprint } from './fingerprint';
import { isKeptInMemory, type KeyValueStorage } from './browserStorage';

/** How long a write may take to reach another tab, in milliseconds; usually it takes a few. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Name of the shared lock with which a tab marks its last write: record, number of the write and fingerprint
 * of the text.
 */
const markName = (key: string, turn: number, text: string | null) => [key, turn, fingerprint(text)].join('#');

async function newestMark(
  key: string,
): Promise<{ readonly turn: number; readonly print: string | undefined }> {
  const { held = [] } = await navigator.locks.query();
  const marks = held
    .map(({ name = '' }) => name.split('#'))
    .filter(([of, turn]) => of === key && turn !== undefined)
    .map(([, turn, print]) => ({ turn: Number(turn), print }));
  return marks.reduce((newest, mark) => (mark.turn > newest.turn ? mark : newest), {
    turn: 0,
    print: undefined,
  });
}

/** Waits until this tab's copy of the storage has the text that another tab wrote. */
function arrival(key: string, storage: KeyValueStorage, print: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      resolve();
    };
    const look = () => {
      if (fingerprint(storage.getItem(key)) === print) end();
    };
    const timer = setTimeout(end, LOCK_TIMEOUT_MS);
    window.addEventListener('storage', look);
    look();
  });
}

/**
 * Requests a lock over all tabs.
 * @returns a function that releases it; undefined if the browser has no locks, or blocks them together with
 * storage
 */
function holdLock(name: string, mode: LockMode): Promise<(() => void) | undefined> {
  if (!('locks' in navigator)) return Promise.resolve(undefined);
  return new Promise((held) => {
    navigator.locks
      .request(name, { mode }, () => new Promise<void>((release) => held(release)))
      .catch(() => held(undefined));
  });
}

/**
 * Creates a lock with which tabs write one record one after another, each after reading the write before.
 *
 * The Web Lock alone is not enough: it passes to the next tab before the write does, because browsers copy
 * storage between processes separately. So a writer also holds a mark, a shared lock whose name contains the
 * fingerprint of its text. The next writer waits until its own copy of the storage has that text.
 *
 * @returns runs a write under the lock; without locks, at once
 */
export function createWriteTurns(
  key: string,
  storage: KeyValueStorage,
): (write: () => void) => Promise<void> {
  let dropMark: (() => void) | undefined;

  const leaveMark = async (turn: number) => {
    const drop = await holdLock(markName(key, turn, storage.getItem(key)), 'shared');
    dropMark?.();
    dropMark = drop;
    if (drop) setTimeout(drop, LOCK_TIMEOUT_MS);
  };

  const writeAfterOthers = async (write: () => void) => {
    const { turn, print } = await newestMark(key);
    if (print !== undefined) await arrival(key, storage, print);
    write();
    if (!isKeptInMemory(key)) await leaveMark(turn + 1);
  };

  return async (write) => {
    const endTurn = await holdLock(key, 'exclusive');
    try {
      if (endTurn && !isKeptInMemory(key)) await writeAfterOthers(write);
      else write();
    } finally {
      endTurn?.();
    }
  };
}
