import fc from 'fast-check';
import { slideAfter } from './useSlideshow';

test('the slide before the first is the last, and the one after the last the first (§4)', () => {
  expect(slideAfter(0, -1, 3)).toBe(2);
  expect(slideAfter(2, 1, 3)).toBe(0);
});

test('the same number of steps back leads to the same slide', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 1, max: 21 }),
      (start, steps, count) => {
        const index = start % count;
        const there = slideAfter(index, steps, count);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(count);
        expect(slideAfter(there, -steps, count)).toBe(index);
      },
    ),
  );
});
