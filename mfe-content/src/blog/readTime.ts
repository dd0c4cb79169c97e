/** Reading speed in words per minute. */
const WORDS_A_MINUTE = 200;

/** Estimates how long a text takes to read, in whole minutes, at least one (§2.11). */
export function readTime(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
