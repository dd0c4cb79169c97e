import { productOf } from '../testing/productOf';
import { highlightsOf, picksOf } from './highlights';

const idsOf = (...categories: readonly string[]) =>
  picksOf(
    highlightsOf(
      categories.map((category, index) => productOf({ id: index + 1, category })),
      () => undefined,
    ),
  ).map(({ id }) => id);

test('picks alternate between rugs and handicrafts', () => {
  expect(idsOf('Rugs', 'Rugs', 'Handicraft Items', 'Handicraft Items')).toEqual([1, 3, 2, 4]);
});

test('a catalogue without rugs picks each product once', () => {
  expect(idsOf('Handicraft Items', 'Handicraft Items', 'Handicraft Items')).toEqual([1, 2, 3]);
});
