import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compressDifference } from './compressDifference';
import type { NamedDictionary } from './dictionaryHeaders';

/** Most that is kept of differences, in bytes. */
const MAX_BYTES = 16_000_000;

/** What an entry takes besides its difference, in bytes. */
const ENTRY_BYTES = 500;

/** Dictionaries of which the hash is remembered, or that there is none. */
const MAX_KNOWN = 1_000;

/** How long it is remembered that there is none, in milliseconds. */
const MISSING_MS = 60_000;

/** Differences that are made at once: a crowd with dictionaries of its own making gets whole answers meanwhile. */
const MAX_UNDER_WAY = 8;

const NONE = '';
const NOT_SHORTER = Buffer.alloc(0);

/** An answer that never changes, and how its predecessors are found. */
export interface Successor {
  /** What it and its predecessors have in common: URL pattern of their addresses. */
  readonly match: string;
  /** What it is called among them. */
  readonly id: string;
  /** @returns it, and how long it is as it is sent otherwise; nothing when it is not there */
  readonly read: () => Promise<{ readonly content: Buffer; readonly sent: number } | undefined>;
  /** @param id as a caller says it, so it may be anything @returns nothing when there is none */
  readonly predecessor: (id: string) => Promise<Buffer | undefined>;
}

/** Differences between what is asked for and what a caller has. */
export interface Differences {
  /**
   * @returns nothing when the dictionary is none of the predecessors, or when the difference is no shorter than the
   * answer: then it is sent as ever
   */
  readonly between: (dictionary: NamedDictionary, successor: Successor) => Promise<Buffer | undefined>;
}

/**
 * Makes each difference once, and keeps those that were asked for last.
 * @param now in milliseconds
 */
export function createDifferences(now: () => number): Differences {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + ENTRY_BYTES,
  });
  const hashes = new LRUCache<string, string>({ max: MAX_KNOWN, perf: { now }, ttlResolution: 0 });
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  const make = async ({ id, hash }: NamedDictionary, successor: Successor) => {
    const place = `${successor.match} ${id}`;
    const dictionary = await successor.predecessor(id);
    const digest = dictionary && createHash('sha256').update(dictionary).digest();
    const known = digest?.toString('base64');
    hashes.set(place, known ?? NONE, known === undefined ? { ttl: MISSING_MS } : {});
    if (!dictionary || !digest || known !== hash) return undefined;
    const found = await successor.read();
    if (!found) return undefined;
    const difference = await compressDifference(dictionary, digest, found.content);
    return difference.length < found.sent ? difference : NOT_SHORTER;
  };

  const makeOnce = (key: string, dictionary: NamedDictionary, successor: Successor) => {
    const begun = underWay.get(key);
    if (begun || underWay.size >= MAX_UNDER_WAY) return begun;
    const making = make(dictionary, successor).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };

  return {
    between: async (dictionary, successor) => {
      const { id, hash } = dictionary;
      const known = hashes.get(`${successor.match} ${id}`);
      if (id === successor.id || (known !== undefined && known !== hash)) return undefined;
      const key = `${successor.match} ${successor.id} ${id} ${hash}`;
      const difference = kept.get(key) ?? (await makeOnce(key, dictionary, successor));
      if (difference) kept.set(key, difference);
      return difference?.length ? difference : undefined;
    },
  };
}
