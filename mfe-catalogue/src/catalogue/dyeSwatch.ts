/**
 * Word in a colour's name → its colour on the screen. Longer names come before the words that they contain.
 */
const DYES: readonly (readonly [word: string, hex: string])[] = [
  ['night blue', '#1d2236'],
  ['sky blue', '#9db8c9'],
  ['slate blue', '#5d6f86'],
  ['pale blue', '#b7c9d6'],
  ['dark blue', '#1f3358'],
  ['cobalt', '#1f4e9e'],
  ['indigo', '#22385a'],
  ['turquoise', '#3fa7a3'],
  ['teal', '#1f5f66'],
  ['celadon', '#a9bfa4'],
  ['sea green', '#6f9e8a'],
  ['moss', '#66703f'],
  ['sage', '#76805f'],
  ['green', '#4f6b4a'],
  ['blue', '#3d5f92'],
  ['madder', '#7a1f22'],
  ['wine', '#561c2b'],
  ['rose', '#c08a84'],
  ['pink', '#d79a98'],
  ['red earth', '#9a4a2f'],
  ['terracotta', '#b0603f'],
  ['brick', '#b8563a'],
  ['red', '#9c2b26'],
  ['orange', '#d07a35'],
  ['pomegranate', '#c9973f'],
  ['straw', '#d9b968'],
  ['honey', '#c78f3d'],
  ['brass', '#b08a3e'],
  ['gold', '#c9973f'],
  ['yellow', '#dcb23f'],
  ['copper', '#b06a43'],
  ['tawny', '#b27a45'],
  ['camel', '#b98f62'],
  ['toffee', '#8a5a33'],
  ['walnut', '#4d382b'],
  ['sheesham', '#5a3a26'],
  ['teak', '#6a4a30'],
  ['brown', '#5f4230'],
  ['charcoal', '#3a3837'],
  ['black', '#1c1a19'],
  ['silver', '#bfc1c2'],
  ['stone', '#b3a99b'],
  ['grey', '#8d8b88'],
  ['sand', '#d8c6a6'],
  ['linen', '#e6dcc9'],
  ['cream', '#efe3c8'],
  ['ivory', '#e8dcc2'],
  ['white', '#f4f0e7'],
];

/**
 * Returns the approximate colour of a name, for a dot beside it.
 * @returns undefined for a word that is not a colour, such as `Mirror`
 */
export function dyeSwatch(colorName: string): string | undefined {
  const name = colorName.toLowerCase();
  return DYES.find(([word]) => name.includes(word))?.[1];
}
