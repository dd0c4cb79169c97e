import { isInMemoryOnly, type KeyValueStorage } from './browserStorage';

/**
 * Fingerprint of a stored text (32-bit FNV-1a, and the length). Equal texts have equal fingerprints; it is
 * not cryptographic.
 */
export function fingerprint(text: string | null): string {
  if (text === null) return 'none';
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/** How long a write may take to reach another tab, in milliseconds; usually it takes a few. */
const PROPAGATION_TIMEOUT_MS = 2_000;

/**
 * Name of the shared lock with which a tab marks its last write: record, number of the write and fingerprint
 * of the text.
 */
const markName = (key: string, writeNumber: number, text: string | null) =>
  [key, writeNumber, fingerprint(text)].join('#');

async function newestMark(
  key: string,
): Promise<{ readonly writeNumber: number; readonly textFingerprint: string | undefined }> {
  const { held = [] } = await navigator.locks.query();
  const marks = held
    .map(({ name = '' }) => name.split('#'))
    .filter(([of, writeNumber]) => of === key && writeNumber !== undefined)
    .map(([, writeNumber, text]) => ({ writeNumber: Number(writeNumber), textFingerprint: text }));
  return marks.reduce((newest, mark) => (mark.writeNumber > newest.writeNumber ? mark : newest), {
    writeNumber: 0,
    textFingerprint: undefined,
  });
}

/** Waits until this tab's copy of the storage has the text that another tab wrote. */
function waitForWrite(key: string, storage: KeyValueStorage, textFingerprint: string): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', check);
      resolve();
    };
    const check = () => {
      if (fingerprint(storage.getItem(key)) === textFingerprint) end();
    };
    const timer = setTimeout(end, PROPAGATION_TIMEOUT_MS);
    window.addEventListener('storage', check);
    check();
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
      .request(name, { mode }, () => new Promise<void>((unlock) => held(unlock)))
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
export function createStorageLock(
  key: string,
  storage: KeyValueStorage,
): (write: () => void) => Promise<void> {
  let releaseMark: (() => void) | undefined;

  const holdMark = async (writeNumber: number) => {
    const release = await holdLock(markName(key, writeNumber, storage.getItem(key)), 'shared');
    releaseMark?.();
    releaseMark = release;
    if (release) setTimeout(release, PROPAGATION_TIMEOUT_MS);
  };

  const writeAfterOthers = async (write: () => void) => {
    const { writeNumber, textFingerprint } = await newestMark(key);
    if (textFingerprint !== undefined) await waitForWrite(key, storage, textFingerprint);
    write();
    if (!isInMemoryOnly(key)) await holdMark(writeNumber + 1);
  };

  return async (write) => {
    const unlock = await holdLock(key, 'exclusive');
    try {
      if (unlock && !isInMemoryOnly(key)) await writeAfterOthers(write);
      else write();
    } finally {
      unlock?.();
    }
  };
}
