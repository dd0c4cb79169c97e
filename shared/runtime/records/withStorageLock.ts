import { fingerprint } from './fingerprint';
import { isKeptInMemory, type KeyValueStorage } from './browserStorage';

/** How long a write may take to reach another tab, in milliseconds. Seen are a few. */
const LOCK_TIMEOUT_MS = 2_000;

/** The lock that a tab holds to say what its last write left in storage, and the how-manieth it was. */
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

/** Waits until this tab sees what another has written. */
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
 * Holds a lock over all tabs.
 * @returns lets it go; nothing where the browser offers no locks, or blocks them together with storage
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
 * Lets the tabs change one record by turns, each seeing what the one before has written.
 *
 * A lock alone does not do it: it passes to the next tab before the write does, because browsers carry storage
 * from process to process on another way. So a writer also leaves a mark, a second lock whose name tells the
 * fingerprint of the text written, and the next one waits until its own copy of the storage shows that text.
 *
 * @returns runs a write in its turn; where there are no locks, at once
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
