import { artisans, findArtisan } from './artisans';

test('there are five artisans, each with a story of several paragraphs', () => {
  expect(artisans.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  for (const { fullDescription } of artisans) expect(fullDescription.length).toBeGreaterThan(2);
});

test('an unknown id finds no artisan', () => {
  expect(findArtisan('9')).toBeUndefined();
  expect(findArtisan('')).toBeUndefined();
});
