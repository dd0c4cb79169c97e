import dyes from '../../collection/dyes.json';

/** Returns the approximate colour of a name; undefined for other words, such as `Mirror`. */
export function dyeSwatch(colorName: string): string | undefined {
  const name = colorName.toLowerCase();
  // Longer words come before the words that they contain.
  return Object.entries(dyes).find(([word]) => name.includes(word))?.[1];
}
