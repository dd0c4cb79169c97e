import { productOf } from '../testing/productOf';
import { highlightsOf, picksOf } from './highlights';

const link = { slideName: 'product', action: 'All', to: '/catalogue' };
const CAROUSELS = [
  { ...link, title: 'Rugs', category: 'Rugs', note: 'Rugs come later.' },
  { ...link, title: 'Handicrafts' },
];

const carouselsOf = (...categories: readonly string[]) =>
  highlightsOf(
    categories.map((category, index) => productOf({ id: index + 1, category })),
    () => undefined,
    CAROUSELS,
  );

const idsOf = (...categories: readonly string[]) => picksOf(carouselsOf(...categories)).map(({ id }) => id);

test('picks alternate between rugs and handicrafts', () => {
  expect(idsOf('Rugs', 'Rugs', 'Handicraft Items', 'Handicraft Items')).toEqual([1, 3, 2, 4]);
});

test('each carousel has at most six products of its category, spread over the catalogue', () => {
  const categories = Array.from({ length: 30 }, (_, index) => (index < 18 ? 'Rugs' : 'Handicraft Items'));
  const ids = carouselsOf(...categories).map(({ cards }) => cards.map(({ id }) => id));
  expect(ids).toEqual([
    [1, 4, 7, 10, 13, 16],
    [19, 21, 23, 25, 27, 29],
  ]);
});

test('the first six products replace those of an empty category, with its note (§9)', () => {
  const [instead, others] = carouselsOf(...Array.from({ length: 8 }, () => 'Handicraft Items'));
  expect(instead).toMatchObject({ title: 'Rugs', note: 'Rugs come later.' });
  expect(instead?.cards.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(others).not.toHaveProperty('note');
});

test('a carousel without products is omitted', () => {
  expect(carouselsOf('Rugs').map(({ title }) => title)).toEqual(['Rugs']);
});

test('a catalogue without rugs picks each product once', () => {
  expect(idsOf('Handicraft Items', 'Handicraft Items', 'Handicraft Items')).toEqual([1, 2, 3]);
});
