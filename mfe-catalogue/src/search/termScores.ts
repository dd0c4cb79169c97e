import type MiniSearch from 'minisearch';
import type { MatchInfo, SearchOptions } from 'minisearch';
import type { Scores } from './rankMatches';
import type { SearchDocument } from './searchDocument';
import { termsOf } from './searchOptions';

/** All terms of a phrase must occur in the same field. */
export type TermScores = (phrase: string, options?: SearchOptions) => Scores;

/**
 * Maximum number of scores that are cached, in all phrases together. A score takes about 40 bytes. The phrase that was
 * searched least recently is evicted.
 */
const MAX_CACHED = 300_000;

interface Result {
  readonly id: number;
  readonly score: number;
  readonly match: MatchInfo;
}

interface Match {
  readonly score: number;
  readonly fields: readonly string[];
}

/** Creates a function that caches the scores of phrases, because a search looks up the same words after each letter. */
export function createTermScores(index: MiniSearch<SearchDocument>, maxCached = MAX_CACHED): TermScores {
  const cached = new Map<string, Scores>();
  let size = 0;
  const remove = (key: string) => {
    size -= cached.get(key)?.size ?? 0;
    cached.delete(key);
  };
  return (phrase, options = {}) => {
    const key = [phrase, options.prefix, options.fields].join(' ');
    const scores = cached.get(key) ?? findScores(index, phrase, options);
    remove(key);
    cached.set(key, scores);
    size += scores.size;
    for (const [oldest] of cached) {
      if (size <= maxCached) break;
      remove(oldest);
    }
    return scores;
  };
}

function findScores(index: MiniSearch<SearchDocument>, phrase: string, options: SearchOptions): Scores {
  const resultsOf = (term: string) => index.search(term, options) as readonly Result[];
  const matchesOf = (term: string) =>
    new Map(
      resultsOf(term).map(({ id, score, match }): [number, Match] => [
        id,
        { score, fields: Object.values(match).flat() },
      ]),
    );
  const [term = '', ...otherTerms] = new Set(termsOf(phrase));
  if (otherTerms.length === 0) return new Map(resultsOf(term).map(({ id, score }) => [id, score]));
  const others = otherTerms.map(matchesOf);
  const scores = new Map<number, number>();
  for (const [id, { score, fields }] of matchesOf(term)) {
    const rest = others.flatMap((matches) => matches.get(id) ?? []);
    const haveOneField = fields.some((field) => rest.every((match) => match.fields.includes(field)));
    if (rest.length < others.length || !haveOneField) continue;
    // MiniSearch multiplies the score of a product by the number of searched terms.
    scores.set(id, rest.reduce((sum, match) => sum + match.score, score) * (rest.length + 1));
  }
  return scores;
}
