import { setTimeout as delay } from 'node:timers/promises';
import { BROWSER_FOLDER, fileKey } from '../versions/artefactKeys';
import type { ArtefactStore } from '../versions/artefactStore';
import { compressedForms } from '../versions/compressFiles';
import { manifestsOf, type ServedRelease } from './servedRelease';

type Fetchable = Pick<ServedRelease, 'release' | 'fallbacks'>;

/** Pauses before files whose download failed are tried again, in milliseconds. Each pause is twice the one before. */
const RETRY_MS = { first: 1_000, last: 60_000 };

/** Downloads the server modules of a release into the folder that render processes read. */
export async function fetchServerModules({ objects }: ArtefactStore, served: Fetchable): Promise<void> {
  await Promise.all(
    manifestsOf(served).flatMap(({ name, serverModules }) =>
      Object.values(serverModules).map((file) => objects.download(fileKey(name, file))),
    ),
  );
}

interface FetchOptions {
  /** Called after each attempt at all files, with the number of files that are missing and the last error. */
  readonly onAttempt: (missing: number, error?: unknown) => void;
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
}

/**
 * Downloads the browser files of a release, so that this server can serve them while the store is unavailable.
 * Downloads one file at a time. Files whose download fails are tried again until all files are there.
 */
export async function fetchBrowserFiles(
  { objects }: ArtefactStore,
  served: Fetchable,
  { onAttempt, signal, firstPauseMs = RETRY_MS.first }: FetchOptions,
): Promise<void> {
  const missing = new Set(
    manifestsOf(served).flatMap(({ name, files }) =>
      Object.keys(files)
        .filter((file) => file.startsWith(BROWSER_FOLDER))
        .map((file) => fileKey(name, file)),
    ),
  );
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, RETRY_MS.last)) {
    let lastError: unknown;
    for (const key of missing) {
      await objects.download(key, compressedForms(key)).then(
        () => missing.delete(key),
        (error: unknown) => (lastError = error),
      );
    }
    onAttempt(missing.size, lastError);
    if (missing.size === 0) return;
    await delay(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
  }
}
