import type { SearchOptions } from 'minisearch';
import type { Scores } from './rankMatches';
import { SEARCH_WEIGHTS, type SearchField } from './searchDocument';
import type { SearchedProduct } from './searchFile';
import type { Clause } from './searchQuery';
import { stemOf } from './searchTerms';
import { termsOfSize } from './sizes';
import type { TermScores } from './termScores';

/**
 * Factors for the score of a match: `synonym` for a phrase of the same meaning, `found` for a phrase in `finds` of the
 * synonyms, `prefix` for the beginning of a word, and `mentioned` for a match only in a description.
 */
const WEIGHTS = { synonym: 0.8, found: 0.4, prefix: 0.4, mentioned: 0.1 } as const;

/**
 * Fields in which colour words mean colours. The description is not one of them, because `rose` may be a verb there.
 */
const COLOUR_FIELDS: SearchField[] = ['ground', 'color', 'name', 'tags'];
const SHADE_FIELDS: SearchField[] = ['ground', 'color'];

/**
 * Fields in which a search word also matches the beginning of a longer word, in two cases: the search word has only one
 * or two letters, or the visitor may still be typing a word that already matches a complete word.
 */
const PREFIX_FIELDS: SearchField[] = ['name', 'category', 'tags'];

const ALL_FIELDS = Object.keys(SEARCH_WEIGHTS) as SearchField[];

/** Fields without the description, because a description also mentions objects other than the product. */
const NAMING_FIELDS = ALL_FIELDS.filter((field) => field !== 'description');

/** The score is constant, so that the number of products in a size does not affect it. */
const SIZE_SCORE = 5;

interface Measures {
  /** Products with a ground colour, which is the colour of a rug. */
  readonly grounded: ReadonlySet<number>;
  readonly sizeTerms: readonly string[];
  readonly products: readonly SearchedProduct[];
}

interface Matches {
  readonly scores: Scores;
  /** Whether only descriptions contain the words, which also mention objects other than the product. */
  readonly isMentioned: boolean;
}

/** `isAlone` means that the clause is the only one of its query. */
export function matchClause(
  clause: Clause,
  scoresOf: TermScores,
  measures: Measures,
  isAlone: boolean,
): Matches {
  if (clause.type === 'words') return matchWords(clause, scoresOf, measures.grounded, isAlone);
  return { scores: matchMeasure(clause, scoresOf, measures), isMentioned: false };
}

function matchMeasure(
  clause: Exclude<Clause, { readonly type: 'words' }>,
  scoresOf: TermScores,
  { sizeTerms, products }: Measures,
): Scores {
  switch (clause.type) {
    case 'size':
      return strongest(
        termsOfSize(clause.size, sizeTerms).map(([term, weight]) => {
          const found = scoresOf(term, { fields: ['sizes'] }).keys();
          return [new Map([...found].map((id) => [id, SIZE_SCORE])), weight];
        }),
      );
    case 'price': {
      const { lowest, highest } = clause.range;
      const isWithin = (amount: number) => amount >= lowest && amount <= highest;
      return new Map(products.filter(({ amounts }) => amounts.some(isWithin)).map(({ id }) => [id, 0]));
    }
  }
}

function matchWords(
  { phrase, meaning, unfinished, isCode }: Clause & { type: 'words' },
  scoresOf: TermScores,
  grounded: ReadonlySet<number>,
  isAlone: boolean,
): Matches {
  const { same = [], finds = [], isColour = false } = meaning ?? {};
  // Codes in article numbers spell words: the `MUG` of a Mughal rug is no mug.
  const scoresOfWord = (word: string, fields: SearchField[]) =>
    scoresOf(word, { fields: isCode ? fields : fields.filter((field) => field !== 'sku') });
  const scoresIn = (fields: SearchField[], shades = fields) =>
    strongest([
      [scoresOfWord(phrase, fields), 1],
      ...same.map((other) => [scoresOfWord(other, fields), WEIGHTS.synonym] as const),
      ...finds.map((other) => [scoresOfWord(other, shades), WEIGHTS.found] as const),
    ]);
  const named = isColour
    ? withGround(scoresIn(COLOUR_FIELDS, SHADE_FIELDS), scoresIn(['ground', 'name'], ['ground']), grounded)
    : scoresIn(NAMING_FIELDS);
  const isNamed = named.size > 0;
  // Matches in descriptions have a low weight. If other fields match, descriptions are ignored for colour words, and
  // for search texts of only one clause.
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
  // A whole word is not extended: a search for `mug` finds mugs, and nothing Mughal.
  if (unfinished === undefined || isNamed) return { scores: whole, isMentioned: !isNamed };
  const names = scoresOf(stemOf(unfinished), { prefix: true, fields: PREFIX_FIELDS });
  return {
    scores: strongest([
      [whole, 1],
      [names, WEIGHTS.prefix],
    ]),
    isMentioned: names.size === 0,
  };
}

/**
 * Removes rugs that have the colour only as an accent, so that a colour word means the same as the colour filter. Keeps
 * all products if no rug has the colour as its ground.
 */
function withGround(all: Scores, onGround: Scores, grounded: ReadonlySet<number>): Scores {
  if (onGround.size === 0) return all;
  return new Map([...all].filter(([id]) => onGround.has(id) || !grounded.has(id)));
}

/** Minimum length of a word whose unfinished ending is removed. */
const MIN_BEGINNING = 4;

/**
 * Finds products with words that begin with the given word. If there are none, removes an unfinished ending: `knotti`
 * becomes `knot`.
 */
export function beginningScores(word: string, isNarrow: boolean, scoresOf: TermScores): Matches {
  const stem = stemOf(word);
  const beginning = word.replace(/(?:(?<=(.))\1)?(?:i|in|e|ie)?$/, '');
  const attempts: readonly (readonly [term: string, options: SearchOptions])[] = [
    ...(isNarrow ? [[stem, { prefix: true, fields: PREFIX_FIELDS }] as const] : []),
    // A stem that is much shorter than the word begins unrelated words: `ear` of `earrings` begins `earth`.
    ...(stem.length >= word.length - 3 ? [[stem, { prefix: true }] as const] : []),
    ...(beginning.length >= MIN_BEGINNING ? [[beginning, { prefix: true }] as const] : []),
  ];
  for (const [term, options] of attempts) {
    const scores = scoresOf(term, options);
    if (scores.size === 0) continue;
    const isMentioned =
      options.fields === undefined && scoresOf(term, { ...options, fields: NAMING_FIELDS }).size === 0;
    return { scores, isMentioned };
  }
  return { scores: new Map(), isMentioned: false };
}

/** Returns the highest weighted score of each product. */
function strongest(all: readonly (readonly [scores: Scores, weight: number])[]): Scores {
  const best = new Map<number, number>();
  for (const [scores, weight] of all) {
    for (const [id, score] of scores) best.set(id, Math.max(best.get(id) ?? 0, score * weight));
  }
  return best;
}
