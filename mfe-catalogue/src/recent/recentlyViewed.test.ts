import { addViewed, parseViewed, RECENTLY_VIEWED_KEY, recentlyViewedStore } from './recentlyViewed';

beforeEach(() => localStorage.clear());

test('the last viewed product comes first, and the oldest is dropped', () => {
  expect(addViewed([2, 1], 1)).toEqual([1, 2]);
  expect(addViewed([7, 6, 5, 4, 3, 2, 1], 8)).toEqual([8, 7, 6, 5, 4, 3, 2]);
});

test('invalid ids in a stored list are skipped', () => {
  expect(parseViewed([30001, '10001', 'x', null, 30001])).toEqual([30001, 10001]);
  expect(parseViewed({})).toBeUndefined();
});

test('only ids are stored', async () => {
  await recentlyViewedStore.update((viewed) => addViewed(viewed, 30001));
  expect(localStorage.getItem(RECENTLY_VIEWED_KEY)).toBe('[30001]');
});
