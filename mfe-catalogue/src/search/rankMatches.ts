import type { Clause } from './searchQuery';

/** Scores of the products that match a clause, by id. */
export type Scores = ReadonlyMap<number, number>;

/** Score of a clear match, as in a name. */
const CLEAR = 20;

/**
 * What counts when no product matches all of a query: a price and a size are given up before a colour, and a colour
 * before other words; of those, the ones that descriptions mention in passing.
 */
function importance({ clause, scores }: ClauseMatches, place: number): number {
  // In English the thing itself comes last: `blue vase` is a vase first.
  const later = place / 100;
  switch (clause.kind) {
    case 'price':
      return 1;
    case 'size':
      return 2;
    case 'words':
      return (
        (clause.meaning?.isColour ? 3 : 4 + 2 * Math.min(1, Math.max(0, ...scores.values()) / CLEAR)) + later
      );
  }
}

/** A clause, and the products that match it. */
interface ClauseMatches {
  readonly clause: Clause;
  readonly scores: Scores;
}

/** The products that match a query best, and the clauses that they do not match. */
interface Ranking {
  readonly ids: readonly number[];
  readonly unmatched: readonly Clause[];
}

/**
 * Ranks products that match all clauses of a query; when there is none, those that match the most important ones
 * together.
 * @param bonus added to the scores of products
 */
export function rankMatches(matches: readonly ClauseMatches[], bonus: Scores): Ranking {
  const [only] = matches;
  if (only && matches.length === 1 && bonus.size === 0)
    return { ids: idsByScore(only.scores), unmatched: only.scores.size > 0 ? [] : [only.clause] };
  const found = new Map<number, { matched: number; weight: number; score: number }>();
  matches.forEach((match, place) => {
    const weight = importance(match, place);
    for (const [id, score] of match.scores) {
      const before = found.get(id) ?? { matched: 0, weight: 0, score: bonus.get(id) ?? 0 };
      found.set(id, {
        matched: before.matched | (1 << place),
        weight: before.weight + weight,
        score: before.score + score,
      });
    }
  });
  let best: { readonly matched: number; readonly weight: number } = { matched: 0, weight: 0 };
  for (const candidate of found.values()) if (candidate.weight > best.weight) best = candidate;
  return {
    ids: [...found]
      .filter(([, { matched }]) => matched === best.matched)
      .sort(([idA, a], [idB, b]) => b.score - a.score || idA - idB)
      .map(([id]) => id),
    unmatched: matches.filter((_, place) => (best.matched & (1 << place)) === 0).map(({ clause }) => clause),
  };
}

/** Ids with the highest score first; equal ones in their order. */
function idsByScore(scores: Scores): number[] {
  return [...scores].sort(([idA, a], [idB, b]) => b - a || idA - idB).map(([id]) => id);
}
