import dyes from './dyes.json';

/** Returns the approximate CSS colour of a colour name; undefined for unknown names, such as `Mirror`. */
export function dyeSwatch(colorName: string): string | undefined {
  const name = colorName.toLowerCase();
  // The first match counts, so the list contains `dark blue` before `blue`.
  return Object.entries(dyes).find(([word]) => name.includes(word))?.[1];
}
