import { dyeSwatch } from '../catalogue/dyeSwatch';
import { wordsOf } from '../search/searchTerms';
import type { FacetOption } from './facet';

/** Families of colours, with the dye of the swatch and the words in names of their colours. */
const FAMILIES: readonly (readonly [value: string, label: string, dye: string, words: string])[] = [
  ['red', 'Red', 'madder', 'red madder brick wine maroon rust'],
  ['pink', 'Pink', 'rose', 'pink rose'],
  ['orange', 'Orange', 'terracotta', 'orange terracotta'],
  ['gold', 'Yellow and gold', 'gold', 'yellow gold golden straw honey pomegranate'],
  ['green', 'Green', 'moss', 'green moss sage celadon'],
  ['teal', 'Teal', 'turquoise', 'teal turquoise'],
  ['blue', 'Blue', 'cobalt', 'blue indigo cobalt'],
  ['brown', 'Brown', 'walnut', 'brown walnut toffee bark sheesham teak tawny'],
  ['beige', 'Beige', 'sand', 'beige sand linen camel'],
  ['white', 'White', 'ivory', 'white ivory cream'],
  ['grey', 'Grey', 'grey', 'grey stone charcoal'],
  ['black', 'Black', 'black', 'black'],
  ['brass', 'Brass', 'brass', 'brass'],
  ['copper', 'Copper', 'copper', 'copper'],
  ['silver', 'Silver', 'silver', 'silver'],
];

const families = FAMILIES.map(([value, , , words]) => ({ value, words: new Set(words.split(' ')) }));

export const COLOUR_OPTIONS: readonly FacetOption[] = FAMILIES.map(([value, label, dye]) => ({
  value,
  label,
  swatch: dyeSwatch(dye),
}));

/** Finds the families of a colour's name: `Brick with night blue` is red and blue, `Mirror` is none. */
export function colourFamilies(name: string): string[] {
  const words = wordsOf(name);
  return families.filter((family) => words.some((word) => family.words.has(word))).map(({ value }) => value);
}
