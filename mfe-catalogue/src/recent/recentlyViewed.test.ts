import { addViewed, parseViewed, RECENTLY_VIEWED_KEY, recentlyViewedStore } from './recentlyViewed';

beforeEach(() => localStorage.clear());

test('the last viewed product is first, once, and the oldest is forgotten', () => {
  expect(addViewed([2, 1], 1)).toEqual([1, 2]);
  expect(addViewed([7, 6, 5, 4, 3, 2, 1], 8)).toEqual([8, 7, 6, 5, 4, 3, 2]);
});

test('a stored list is read as far as possible', () => {
  expect(parseViewed([30001, '10001', 'x', null, 30001])).toEqual([30001, 10001]);
  expect(parseViewed({})).toBeUndefined();
});

test('storage holds ids only', async () => {
  await recentlyViewedStore.update((viewed) => addViewed(viewed, 30001));
  expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('[30001]');
});
