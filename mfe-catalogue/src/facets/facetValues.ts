import { isQuoted } from '@tanabana/shop/cart/cart';
import { withCentimetres } from '@tanabana/shop/text/metricSize';
import { dyeSwatch } from '../catalogue/dyeSwatch';
import type { Product } from '../catalogue/product';
import { wordsOf } from '../search/searchTerms';
import { extractSizes, type Size } from '../search/sizes';
import type { FacetOption } from './facet';

/** Values of a facet. Each value has a label, and a condition that a product or text must fulfil. */
type Rules<Condition> = readonly (readonly [value: string, label: string, condition: Condition])[];

const optionsOf = (rules: Rules<unknown>): readonly FacetOption[] =>
  rules.map(([value, label]) => ({ value, label }));

/**
 * Colour families, each with the words that occur in names of its colours. The first word determines the colour of the
 * family's swatch.
 */
const COLOURS: Rules<string> = [
  ['red', 'Red', 'madder red brick wine maroon rust'],
  ['pink', 'Pink', 'rose pink'],
  ['orange', 'Orange', 'terracotta orange'],
  ['gold', 'Yellow and gold', 'gold yellow golden straw honey pomegranate'],
  ['green', 'Green', 'moss green sage celadon'],
  ['teal', 'Teal', 'turquoise teal'],
  ['blue', 'Blue', 'cobalt blue indigo'],
  ['brown', 'Brown', 'walnut brown toffee bark sheesham teak tawny'],
  ['beige', 'Beige', 'sand beige linen camel'],
  ['white', 'White', 'ivory white cream'],
  ['grey', 'Grey', 'grey stone charcoal'],
  ['black', 'Black', 'black'],
  ['brass', 'Brass', 'brass'],
  ['copper', 'Copper', 'copper'],
  ['silver', 'Silver', 'silver'],
];

export const COLOUR_OPTIONS: readonly FacetOption[] = COLOURS.map(([value, label, words]) => ({
  value,
  label,
  swatch: dyeSwatch(words.split(' ')[0] ?? ''),
}));

/** Finds the families of a colour's name: `Brick with night blue` belongs to red and blue, `Mirror` to none. */
export function colourFamilies(name: string): string[] {
  const named = wordsOf(name);
  return COLOURS.filter(([, , words]) => words.split(' ').some((word) => named.includes(word))).map(
    ([value]) => value,
  );
}

const MATERIALS: Rules<RegExp> = [
  ['wool', 'Wool', /wool(?!en)|pashm|camel hair/i],
  ['viscose', 'Viscose and plant silk', /viscose|lyocell|plant silk/i],
  ['silk', 'Silk', /silk/i],
  ['cotton', 'Cotton', /cotton/i],
  ['brass', 'Brass', /brass/i],
  ['bidri', 'Zinc alloy and silver', /zinc|silver/i],
  ['copper', 'Copper', /copper/i],
  ['wood', 'Wood', /wood\b|teak|sheesham|jackwood/i],
  ['clay', 'Ceramic and clay', /stoneware|terracotta|quartz|clay/i],
  ['paper', 'Paper and papier-mâché', /paper|papier/i],
  ['grass', 'Grass and straw', /grass|straw|palm/i],
];

export const MATERIAL_OPTIONS = optionsOf(MATERIALS);

/** Matches words for parts that are hidden inside a product. The materials of these parts are ignored. */
const HIDDEN_PARTS = /foundation|warp|lining|frame|core|cord|bag|filling|\bply\b/i;

/** Finds at most one material in each entry of a list such as `Wool on a cotton foundation, silk`. */
export function materialsIn(text = ''): string[] {
  const found = text
    .split(',')
    .map((entry) => entry.replace(/\bon\b.*$/, ''))
    .filter((entry) => !HIDDEN_PARTS.test(entry))
    .flatMap((entry) => MATERIALS.find(([, , words]) => words.test(entry))?.[0] ?? []);
  return [...new Set(found)];
}

const RUG_TECHNIQUES: Rules<RegExp> = [
  ['hand-knotted', 'Hand knotted', /knotted/i],
  ['hand-tufted', 'Hand tufted', /tufted/i],
  ['flat-woven', 'Flat woven', /kilim|dhurrie|flat weave/i],
];

const CRAFT_TECHNIQUES: Rules<RegExp> = [
  ['block-printed', 'Block printed', /block print|dabu|ajrakh/i],
  ['embroidered', 'Embroidered', /embroidery|phulkari|toran/i],
  ['painted', 'Painted', /paint|papier-mâché|madhubani|warli|pattachitra|kalamkari/i],
  ['cast', 'Cast metal', /brass|dhokra|lost wax|\bcast\b/i],
  ['hammered', 'Hammered metal', /hammered/i],
  ['inlaid', 'Inlaid', /inlay|marquetry/i],
  ['carved', 'Carved wood', /carv|jali|fretwork|printing block/i],
  ['turned', 'Turned and lacquered', /lacquer/i],
  ['clay-work', 'Pottery and clay work', /pottery|stoneware|terracotta|mud relief/i],
  ['grass-work', 'Grass and straw work', /grass|straw|wheat stem/i],
];

export const TECHNIQUE_OPTIONS = optionsOf([...RUG_TECHNIQUES, ...CRAFT_TECHNIQUES]);

export function techniquesOf({ isRug, specifications, tags }: Product): string[] {
  const text = [specifications.Technique, ...tags].join('; ');
  return (isRug ? RUG_TECHNIQUES : CRAFT_TECHNIQUES)
    .filter(([, , words]) => words.test(text))
    .map(([value]) => value);
}

/** Price ranges, each with its minimum price in rupees. */
const PRICES: Rules<number> = [
  ['under-1000', 'Under ₹1,000', 0],
  ['1000-1999', '₹1,000 to ₹1,999', 1000],
  ['2000-2999', '₹2,000 to ₹2,999', 2000],
  ['from-3000', '₹3,000 and over', 3000],
];

export const PRICE_OPTIONS = optionsOf(PRICES);

/** Finds the range that contains the price on a product's card. Products sold by quotation have no price. */
export function priceBands(product: Pick<Product, 'category' | 'price'>): string[] {
  const reached = isQuoted(product) ? [] : PRICES.filter(([, , minimum]) => product.price >= minimum);
  return reached.slice(-1).map(([value]) => value);
}

/** Times until the minimum order leaves, each with its maximum number of weeks. */
const TIMES: Rules<number> = [
  ['in-stock', 'In stock', 0],
  ['4-weeks', 'Within 4 weeks', 4],
  ['8-weeks', 'Within 8 weeks', 8],
  ['12-weeks', 'Within 12 weeks', 12],
];

export const TIME_OPTIONS = optionsOf(TIMES);

/** Finds the times in which a product certainly leaves. What is in stock leaves in each of them. */
export function readyWithin({ trade, inStock }: Pick<Product, 'trade' | 'inStock'>): string[] {
  if (!trade || !inStock) return [];
  const weeks = trade.isInStock ? 0 : trade.making.to;
  return TIMES.filter(([, , maximum]) => weeks <= maximum).map(([value]) => value);
}

/** Groups of rug sizes, each with its maximum area in square feet. */
const AREAS: Rules<number> = [
  ['4x6', 'Up to 4 x 6 ft', 26],
  ['5x8', 'About 5 x 8 ft', 45],
  ['6x9', 'About 6 x 9 ft', 60],
  ['8x10', 'About 8 x 10 ft', 90],
  ['9x12', 'From 9 x 12 ft', Infinity],
];

const SHAPES: Rules<RegExp> = [
  ['runner', 'Runner', /\brunners?\b/i],
  ['round', 'Round', /\bround\b/i],
  ['made-to-measure', 'Made to measure', /custom|to plan|any length/i],
];

export const RUG_SIZE_OPTIONS: readonly FacetOption[] = optionsOf([...AREAS, ...SHAPES]).map(
  ({ value, label }) => ({
    value,
    // Non-breaking spaces prevent line breaks within the centimetres.
    label: withCentimetres(label).replace(/\(.*\)/, (metric) => metric.replaceAll(' ', '\u00a0')),
  }),
);

/** Finds the size groups of a rug, whose sizes are texts such as `8 x 10 ft` or `Custom sizes to 12 x 18 ft`. */
export function rugSizes(sizes: readonly string[]): string[] {
  const groups = sizes.flatMap((size) => [
    ...extractSizes(size).sizes.flatMap((extracted) => groupOf(extracted) ?? []),
    ...SHAPES.filter(([, , words]) => words.test(size)).map(([value]) => value),
  ]);
  return [...new Set(groups)];
}

function groupOf({ numbers: [width, length], unit }: Size): string | undefined {
  if (width === undefined || length === undefined || unit !== 'ft') return undefined;
  if (length / width > 2) return 'runner';
  return AREAS.find(([, , maximum]) => width * length <= maximum)?.[0];
}
