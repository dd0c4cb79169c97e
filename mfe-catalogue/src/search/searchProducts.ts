import type MiniSearch from 'minisearch';
import { createCorrection } from './correctWord';
import { matchClause } from './matchClause';
import { rankMatches } from './rankMatches';
import type { SearchDocument, SearchField } from './searchDocument';
import type { SearchedProduct } from './searchFile';
import { type Clause, parseQuery } from './searchQuery';
import { nameWords, stemOf } from './searchTerms';
import type { Dictionary } from './synonyms';
import { createTermScores } from './termScores';

export interface SearchAnswer {
  readonly ids: readonly number[];
  readonly unmatched: readonly string[];
  readonly matched: readonly string[];
  /** Whether products match each of the words, but no product matches all of them. */
  readonly isPartial: boolean;
  /** Whether the products only mention the words in their descriptions. Such products are near matches, not results. */
  readonly isNear: boolean;
}

/** Words whose stems are in `otherWords`, such as search words of pages, are not corrected. */
export type ProductSearch = (text: string, otherWords?: ReadonlySet<string>) => SearchAnswer;

/** Short fields. A product gets an additional score if one of these fields contains all words of the search text. */
const PHRASE_FIELDS: SearchField[] = ['name', 'tags', 'region', 'technique', 'material', 'people'];

/** Additional score of a product whose name begins with the search text. It is higher than any other score. */
const NAMED = 1_000;

interface OpenedIndex {
  readonly index: MiniSearch<SearchDocument>;
  readonly products: readonly SearchedProduct[];
  readonly grounded: ReadonlySet<number>;
  readonly sizeTerms: readonly string[];
  readonly words: readonly string[];
  readonly dictionary: Dictionary;
  readonly spelled: readonly string[];
  readonly spelledStems: ReadonlySet<string>;
}

/**
 * The last word of a text may be incomplete. Typing errors in unknown words are corrected. Products whose names begin
 * with the text come first. If no product matches all words, those that match the most words are found.
 */
export function createSearch(opened: OpenedIndex): ProductSearch {
  const { index, products, dictionary } = opened;
  const scoresOf = createTermScores(index);
  const corrected = createCorrection(scoresOf, opened);
  return (text, otherWords) => {
    const clauses = parseQuery(text, dictionary, (word, isUnfinished) =>
      otherWords?.has(stemOf(word)) ? [word] : corrected(word, isUnfinished),
    );
    const phrases = clauses.flatMap((clause) => (clause.type === 'words' ? clause.phrase : []));
    const typed = nameWords(text);
    const { ids, matched, unmatched, isNear } = rankMatches(
      clauses.map((clause) => ({ clause, ...matchClause(clause, scoresOf, opened, clauses.length === 1) })),
      new Map([
        // Raises the score of a product if one of its short fields contains the whole phrase, such as `Kaleen Bagh`,
        // because each word of the phrase also matches other products.
        ...(phrases.length > 1 ? scoresOf(phrases.join(' '), { fields: PHRASE_FIELDS }) : []),
        ...products
          .filter((product) => product.nameWords.startsWith(typed))
          .map(({ id }) => [id, NAMED] as const),
      ]),
    );
    const labelsOf = (some: readonly Clause[]) => some.map(({ label }) => label).filter(Boolean);
    return {
      ids,
      unmatched: labelsOf(unmatched),
      matched: labelsOf(matched),
      isPartial: matched.length + unmatched.length < clauses.length,
      isNear,
    };
  };
}
