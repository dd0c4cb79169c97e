import type { MatchInfo, SearchOptions } from 'minisearch';
import type { partReader } from './partReader';
import type { Scores } from './rankMatches';
import { termsOf } from './searchOptions';

/** Finds the products that contain a phrase, with their scores. All terms of a phrase must occur in the same field. */
export type TermScores = (phrase: string, options?: SearchOptions) => Scores;

interface Result {
  readonly id: number;
  readonly score: number;
  readonly match: MatchInfo;
}

interface Match {
  readonly score: number;
  readonly fields: readonly string[];
}

export function createTermScores({ partsOf }: Pick<ReturnType<typeof partReader>, 'partsOf'>): TermScores {
  const resultsOf = (term: string, options?: SearchOptions): readonly Result[] =>
    partsOf(term, options).flatMap(({ index }) => index.search(term, options) as readonly Result[]);
  const scoresOfTerm = (term: string, options?: SearchOptions) => {
    const scores = new Map<number, number>();
    for (const { id, score } of resultsOf(term, options)) scores.set(id, (scores.get(id) ?? 0) + score);
    return scores;
  };
  const matchesOf = (term: string, options?: SearchOptions) =>
    new Map(
      resultsOf(term, options).map(({ id, score, match }): [number, Match] => [
        id,
        { score, fields: Object.values(match).flat() },
      ]),
    );
  return (phrase, options) => {
    const [term = '', ...otherTerms] = new Set(termsOf(phrase));
    if (otherTerms.length === 0) return scoresOfTerm(term, options);
    const others = otherTerms.map((other) => matchesOf(other, options));
    const scores = new Map<number, number>();
    for (const [id, { score, fields }] of matchesOf(term, options)) {
      const rest = others.flatMap((matches) => matches.get(id) ?? []);
      const haveOneField = fields.some((field) => rest.every((match) => match.fields.includes(field)));
      if (rest.length < others.length || !haveOneField) continue;
      // MiniSearch multiplies the score of a product by the number of searched terms.
      scores.set(id, rest.reduce((sum, match) => sum + match.score, score) * (rest.length + 1));
    }
    return scores;
  };
}
