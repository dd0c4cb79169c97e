import { dyeSwatch } from '../catalogue/dyeSwatch';
import { wordsOf } from '../search/searchTerms';
import type { FacetOption } from './facet';

/** Families of colours, each with the words of its colours' names and the dye that stands for it. */
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

const families = FAMILIES.map(([value, label, dye, words]) => {
  const swatch = dyeSwatch(dye);
  const option: FacetOption = { value, label, ...(swatch && { swatch }) };
  return { option, words: new Set(words.split(' ')) };
});

export const COLOUR_OPTIONS = families.map(({ option }) => option);

/** Finds the families of a colour's name: `Brick with night blue` is red and blue, `Mirror` is none. */
export function colourFamilies(name: string): string[] {
  const words = wordsOf(name);
  return families
    .filter((family) => words.some((word) => family.words.has(word)))
    .map(({ option }) => option.value);
}
