import dyes from '../../collection/dyes.json';

/** Returns the approximate CSS colour of a colour name; undefined for unknown names, such as `Mirror`. */
export function dyeSwatch(colorName: string): string | undefined {
  const name = colorName.toLowerCase();
  // In the list `dark blue` comes before `blue`, so that the more exact name is found.
  return Object.entries(dyes).find(([word]) => name.includes(word))?.[1];
}
