import { plainText } from './searchTerms';

const CENTIMETRES = { ft: 30.48, in: 2.54, cm: 1, m: 100 } as const;

const MILLILITRES = { ml: 1, l: 1000 } as const;

type Length = keyof typeof CENTIMETRES;
type Unit = Length | keyof typeof MILLILITRES;

/** A size with one or two measures, as in `12 in` or `8 x 10 ft`. */
export interface Size {
  readonly numbers: readonly number[];
  /** Undefined for a size without a unit, such as `8x10`. */
  readonly unit: Unit | undefined;
}

type FoundSize = Size & { readonly label: string };

const SPELLINGS: readonly (readonly [unit: Unit, spelling: RegExp])[] = [
  ['in', /^(?:in|inch|inches|"|'')$/],
  ['ft', /^(?:ft|feet|foot|')$/],
  ['cm', /^(?:cms?|centimet(?:re|er)s?)$/],
  ['ml', /^(?:mls?|millilit(?:re|er)s?)$/],
  ['m', /^(?:m|met(?:re|er)s?)$/],
  ['l', /^(?:l|lit(?:re|er)s?|ltrs?)$/],
];

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = String.raw`(?:\s*(''|"|'|(?:inch|inches|in|ft|feet|foot|cms?|centimet(?:re|er)s?|mls?|millilit(?:re|er)s?|m|met(?:re|er)s?|l|lit(?:re|er)s?|ltrs?)(?![a-wyz])))`;
const LAST_UNIT = UNIT.replace('[a-wyz]', '[a-z]');

/** Matches `8 x 10 ft`, `8'x10'` and `8 by 10`. A hyphen requires a unit, because `8-10` may have another meaning. */
const AREA = new RegExp(
  String.raw`(?<![\d.-])${NUMBER}${UNIT}?\s*(?:[x*]|by)\s*${NUMBER}${LAST_UNIT}?(?![\d-])|(?<![\d.-])${NUMBER}\s*-\s*${NUMBER}${LAST_UNIT}`,
  'g',
);
const MEASURE = new RegExp(String.raw`(?<![\d.])${NUMBER}${LAST_UNIT}`, 'g');

/** Maximum relative differences between matching sizes: 0.04 for rounded sizes, or 0.13 if no size is within 0.04. */
const TOLERANCES = [0.04, 0.13] as const;

/** Replaces typographic quotation marks and multiplication signs by ASCII characters. */
function withPlainSigns(text: string): string {
  return plainText(text)
    .replace(/[‘’′`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[×✕]/g, 'x');
}

function unitOf(spelling = ''): Unit | undefined {
  return SPELLINGS.find(([, form]) => form.test(spelling))?.[0];
}

/** Finds the sizes in a text, in any spelling. `rest` is the text without the sizes. */
export function extractSizes(text: string): {
  readonly sizes: readonly FoundSize[];
  readonly rest: string;
} {
  const sizes: FoundSize[] = [];
  const rest = withPlainSigns(text)
    .replace(AREA, (label: string, ...groups: (string | undefined)[]) => {
      const [a, unitA, b, unitB, c, d, unitD] = groups;
      const [first, second, unit] = c === undefined ? [a, b, unitB ?? unitA] : [c, d, unitD];
      const numbers = [Number(first), Number(second)].sort((x, y) => x - y);
      sizes.push({ numbers, unit: unitOf(unit), label });
      return ' ';
    })
    .replace(MEASURE, (label: string, number: string, unit: string) => {
      sizes.push({ numbers: [Number(number)], unit: unitOf(unit), label });
      return ' ';
    });
  return { sizes, rest };
}

/** Formats a size as a term of the search index: `8x10ft`, or `3x5d5ft` for 3 x 5.5 ft. */
export function sizeTerm({ numbers, unit = 'ft' }: Size): string {
  return numbers.join('x').replaceAll('.', 'd') + unit;
}

function sizeOfTerm(term: string): Size {
  const [, numbers = '', unit] = /^([\dxd]+)(.*)$/.exec(term) ?? [];
  return { numbers: numbers.replaceAll('d', '.').split('x').map(Number), unit: unit as Unit };
}

const isLength = (unit: Unit | undefined): unit is Length => unit !== undefined && unit in CENTIMETRES;

function measures({ numbers, unit = 'ft' }: Size): readonly number[] {
  const factor = isLength(unit) ? CENTIMETRES[unit] : MILLILITRES[unit];
  return numbers.map((number) => number * factor);
}

/** Returns the largest relative difference between the measures of two sizes; infinite if they are not comparable. */
function distance(a: Size, b: Size): number {
  if (a.numbers.length !== b.numbers.length || isLength(a.unit) !== isLength(b.unit)) return Infinity;
  const other = measures(b);
  return Math.max(...measures(a).map((measure, index) => Math.abs(measure / (other[index] ?? 0) - 1)));
}

/**
 * Finds the index terms that differ from a size by at most 4 percent, for example 8 x 10 ft for 240 x 300 cm. If there
 * are none, finds those within 13 percent, for example 6 x 9 ft for 200 x 300 cm. A size without a unit matches several
 * units, of which feet have the highest weight.
 */
export function termsOfSize(
  size: Size,
  terms: readonly string[],
): readonly (readonly [term: string, weight: number])[] {
  const units: readonly Unit[] = size.unit === undefined ? ['ft', 'in', 'cm'] : [size.unit];
  for (const tolerance of TOLERANCES) {
    const found = terms.filter((term) =>
      units.some((unit) => distance({ ...size, unit }, sizeOfTerm(term)) <= tolerance),
    );
    if (found.length > 0) return found.map((term) => [term, term.endsWith('ft') ? 1 : 0.5]);
  }
  return [];
}
