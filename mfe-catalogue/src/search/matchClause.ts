import type { MatchInfo, SearchOptions, default as MiniSearch } from 'minisearch';
import type { Scores } from './rankMatches';
import { SEARCH_WEIGHTS, type SearchDocument, type SearchField } from './searchDocument';
import type { Clause } from './searchQuery';
import { stemOf } from './searchTerms';
import { termsOfSize } from './sizes';

/** Weight of a match by another word than the one searched, or in a description only. */
const WEIGHTS = { synonym: 0.8, found: 0.4, prefix: 0.4, mentioned: 0.1 } as const;

/** Fields in which a colour is one; in a description `rose` is a verb. */
const COLOUR_FIELDS: SearchField[] = ['ground', 'color', 'name', 'tags'];
const SHADE_FIELDS: SearchField[] = ['ground', 'color'];

/** Fields that name what a product is; a description mentions other things too. */
const ALL_FIELDS = Object.keys(SEARCH_WEIGHTS) as SearchField[];
const NAMING_FIELDS = ALL_FIELDS.filter((field) => field !== 'description');

/** Fields searched for the beginning of a word when the whole word is found too, and first for one or two letters. */
const PREFIX_FIELDS: SearchField[] = ['name', 'category', 'tags'];

/** Finds the products of a term, or of several that must be in one field of a product. */
export type TermScores = (terms: string, options?: SearchOptions) => Scores;

/** Creates a function that searches terms. */
export function createTermScores(index: MiniSearch<SearchDocument>): TermScores {
  return (terms, options = {}) => scoresIn(index, terms, options);
}

function scoresIn(index: MiniSearch<SearchDocument>, ...query: Parameters<typeof index.search>): Scores {
  const scores = new Map<number, number>();
  for (const { id, score, match, queryTerms } of index.search(...query)) {
    if (queryTerms.length < 2 || haveOneField(match)) scores.set(id as number, score);
  }
  return scores;
}

/** Whether the terms of a match have a field in common. */
function haveOneField(match: MatchInfo): boolean {
  const [first = [], ...others] = Object.values(match);
  return first.some((field) => others.every((fields) => fields.includes(field)));
}

/** Sizes and amounts of all products. */
interface Measures {
  readonly sizeTerms: readonly string[];
  /** Rupees, by product. */
  readonly amounts: readonly (readonly [id: number, amounts: readonly number[]])[];
}

/**
 * Finds the products that match a clause.
 * @param isAlone whether it is the whole query: descriptions count only if nothing is named by it
 */
export function matchClause(
  clause: Clause,
  scoresOf: TermScores,
  { sizeTerms, amounts }: Measures,
  isAlone: boolean,
): Scores {
  switch (clause.kind) {
    case 'words':
      return matchWords(clause, scoresOf, isAlone);
    case 'size': {
      const terms = termsOfSize(clause.size, sizeTerms);
      return strongest(
        terms.map(([term, weight]) => [constant(scoresOf(term, { fields: ['sizes'] })), weight]),
      );
    }
    case 'price': {
      const { lowest, highest } = clause.range;
      const isWithin = (amount: number) => amount >= lowest && amount <= highest;
      const affordable = amounts.filter(([, ofProduct]) => ofProduct.some(isWithin));
      return new Map(affordable.map(([id]) => [id, 0]));
    }
  }
}

/** Score of a product that is made in a size, however rare the size is. */
const SIZE_SCORE = 5;

function constant(scores: Scores): Scores {
  return new Map([...scores.keys()].map((id) => [id, SIZE_SCORE]));
}

function matchWords(
  { phrase, meaning, unfinished }: Clause & { kind: 'words' },
  scoresOf: TermScores,
  isAlone: boolean,
): Scores {
  const { same = [], finds = [], isColour = false } = meaning ?? {};
  const scoresIn = (fields: SearchField[], shades = fields) =>
    strongest([
      [scoresOf(phrase, { fields }), 1],
      ...same.map((other) => [scoresOf(other, { fields }), WEIGHTS.synonym] as const),
      ...finds.map((other) => [scoresOf(other, { fields: shades }), WEIGHTS.found] as const),
    ]);
  const named = isColour ? scoresIn(COLOUR_FIELDS, SHADE_FIELDS) : scoresIn(NAMING_FIELDS);
  const isNamed = named.size > 0;
  const whole =
    isNamed && (isAlone || isColour)
      ? named
      : strongest([
          [named, 1],
          [scoresIn(ALL_FIELDS), isNamed ? WEIGHTS.mentioned : 1],
        ]);
  if (whole.size === 0) {
    const beginning = unfinished ?? phrase;
    return beginningScores(beginning, beginning.length < 3, scoresOf);
  }
  if (unfinished === undefined) return whole;
  const names = scoresOf(stemOf(unfinished), { prefix: true, fields: PREFIX_FIELDS });
  return strongest([
    [whole, 1],
    [names, WEIGHTS.prefix],
  ]);
}

/**
 * Finds words by their beginning; while `knotting` is typed, `knotti` is one of `knot`.
 * @param isNarrow whether it is searched in names first
 */
export function beginningScores(word: string, isNarrow: boolean, scoresOf: TermScores): Scores {
  const attempts: readonly (readonly [term: string, options: SearchOptions])[] = [
    ...(isNarrow ? [[stemOf(word), { prefix: true, fields: PREFIX_FIELDS }] as const] : []),
    [stemOf(word), { prefix: true }],
    [word.replace(/(?:(?<=(.))\1)?(?:i|in|e|ie)?$/, ''), { prefix: true }],
  ];
  for (const [term, options] of attempts) {
    const scores = scoresOf(term, options);
    if (scores.size > 0) return scores;
  }
  return new Map();
}

/** The best score of each product. */
function strongest(all: readonly (readonly [scores: Scores, weight: number])[]): Scores {
  const best = new Map<number, number>();
  for (const [scores, weight] of all) {
    for (const [id, score] of scores) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
  }
  return best;
}
