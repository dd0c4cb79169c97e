import { isInMemoryOnly, type KeyValueStorage } from './browserStorage';

/** Returns a non-cryptographic fingerprint of a stored text: its length and its 32-bit FNV-1a hash. */
export function fingerprint(text: string | null): string {
  if (text === null) return 'none';
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/** Time after which every tab is assumed to read a written text, in milliseconds. */
const PROPAGATION_TIMEOUT_MS = 2_000;

/** Returns the name of the lock that announces the last write of this tab to other tabs. */
const writeName = (key: string, writeNumber: number, text: string | null) =>
  [key, writeNumber, fingerprint(text)].join('#');

async function newestWrite(key: string) {
  // A browser that tells no locks writes at once.
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }));
  const [newest] = held
    .map(({ name = '' }) => name.split('#'))
    .filter(([of, writeNumber]) => of === key && writeNumber !== undefined)
    .map(([, writeNumber, textFingerprint]) => ({ writeNumber: Number(writeNumber), textFingerprint }))
    .sort((one, other) => other.writeNumber - one.writeNumber);
  return newest;
}

/** Waits until this tab reads the text that another tab wrote, for at most `PROPAGATION_TIMEOUT_MS`. */
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
 * Requests a Web Lock, which applies to all tabs. Resolves with a function that releases the lock, or with undefined if
 * the browser does not grant locks.
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
 * Creates a function that runs a write under an exclusive Web Lock, so that tabs write one after the other. The next
 * tab may get the lock before it can read the written text, because browsers copy storage between processes. Therefore,
 * a writer also holds a lock whose name contains a fingerprint of the text, and the next writer waits until it reads
 * that text.
 */
export function createStorageLock(
  key: string,
  storage: KeyValueStorage,
): (write: () => void) => Promise<void> {
  let releaseLastWrite: (() => void) | undefined;

  const holdWrite = async (writeNumber: number) => {
    const release = await holdLock(writeName(key, writeNumber, storage.getItem(key)), 'shared');
    releaseLastWrite?.();
    releaseLastWrite = release;
    if (release) setTimeout(release, PROPAGATION_TIMEOUT_MS);
  };

  const writeAfterOthers = async (write: () => void) => {
    const { writeNumber = 0, textFingerprint } = (await newestWrite(key)) ?? {};
    if (textFingerprint !== undefined) await waitForWrite(key, storage, textFingerprint);
    write();
    if (!isInMemoryOnly(key)) await holdWrite(writeNumber + 1);
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
