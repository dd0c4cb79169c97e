import * as v from 'valibot';

const STORAGE_KEY = 'scrollPositions';

/** Most positions that are stored: those of the newest entries. */
const MAX_STORED = 50;

const storedSchema = v.record(v.string(), v.number());

/** Scroll positions in pixels from the top, by history entry, the newest last. */
export type ScrollPositions = Map<string, number>;

/**
 * Reads the positions that the previous document of the tab has stored.
 * @param storage returns the tab's storage; throws where a browser refuses it, which counts as no positions
 */
export function readPositions(storage: () => Storage): ScrollPositions {
  try {
    return new Map(Object.entries(v.parse(storedSchema, JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Stores positions for the next document of the tab; without storage a reload forgets them. */
export function storePositions(storage: () => Storage, positions: ScrollPositions): void {
  try {
    const stored = Object.fromEntries([...positions].slice(-MAX_STORED));
    storage().setItem(STORAGE_KEY, JSON.stringify(stored));
  } catch {
    // Refused, or full.
  }
}
