/** A source of random numbers from 0 (included) to 1 (excluded), which repeats for the same seed. */
export type Random = () => number;

/**
 * A repeatable random source (mulberry32) for one purpose of one picture.
 * @param seed the record's seed, an integer
 * @param purpose name of the use, so that two uses have independent numbers
 */
export function randomFrom(seed: number, purpose: string): Random {
  let state = seed | 0;
  for (const letter of purpose) state = Math.imul(state ^ letter.charCodeAt(0), 0x5bd1e995) ^ (state >>> 13);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
