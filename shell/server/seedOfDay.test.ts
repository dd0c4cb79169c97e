import { seedOfDay } from './seedOfDay';

const seedAt = (time: string) => seedOfDay(Date.parse(time));

test('a visit has one seed, from early morning to late evening in India', () => {
  const seed = seedAt('2026-11-25T04:00:00+05:30');
  expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
  expect(seedAt('2026-11-25T13:00:00+05:30')).toBe(seed);
  expect(seedAt('2026-11-26T01:00:00+05:30')).toBe(seed);
});

test('the next day has another seed', () => {
  expect(seedAt('2026-11-26T04:00:00+05:30')).not.toBe(seedAt('2026-11-25T04:00:00+05:30'));
});
