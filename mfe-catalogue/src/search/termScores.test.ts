import MiniSearch from 'minisearch';
import { productOf } from '../testing/productOf';
import { searchDocument } from './searchDocument';
import { searchOptions } from './searchOptions';
import { createTermScores } from './termScores';

/** Creates scores of five vases. `searched` lists the terms for which the index was searched. */
function openScores(maxCached?: number) {
  const index = new MiniSearch(searchOptions);
  index.addAll([1, 2, 3, 4, 5].map((id) => searchDocument(productOf({ id, name: 'Blue Vase' }))));
  const searched: unknown[] = [];
  const search = index.search.bind(index);
  index.search = (term, options) => {
    searched.push(term);
    return search(term, options);
  };
  return { scoresOf: createTermScores(index, maxCached), searched };
}

test('the index is searched once for a phrase in the same fields', () => {
  const { scoresOf, searched } = openScores();
  const names = scoresOf('vase', { fields: ['name'] });
  expect(names.size).toBe(5);
  expect(scoresOf('vase', { fields: ['name'] })).toBe(names);
  expect(searched).toEqual(['vase']);
  expect(scoresOf('vase', { fields: ['tags'] }).size).toBe(0);
  expect(scoresOf('vase', { prefix: true }).size).toBe(5);
  expect(searched).toHaveLength(3);
});

test('the phrase that was searched least recently is evicted', () => {
  const { scoresOf, searched } = openScores(12);
  for (const term of ['vase', 'blue', 'vase', 'handcraft']) scoresOf(term);
  searched.length = 0;
  scoresOf('vase');
  expect(searched).toEqual([]);
  scoresOf('blue');
  expect(searched).toEqual(['blue']);
});
