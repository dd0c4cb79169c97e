import { paintedBackdrop } from './paintedBackdrop';

const places = Array.from({ length: 2500 }, (_, i) => [(i % 50) / 50, Math.floor(i / 50) / 40] as const);

test('a painted backdrop is nearly as light as an even one, and nowhere far from it', () => {
  const tones = places.map(([x, y]) => paintedBackdrop(7)(x, y).tone);
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.05);
  expect(Math.min(...tones)).toBeGreaterThan(0.85);
  expect(Math.max(...tones)).toBeLessThan(1.2);
});

test('its grain breaks a gradient of less than one level', () => {
  const canvas = paintedBackdrop(7);
  const levels = new Set(places.map(([x, y]) => Math.round(120 + canvas(x, y).grain)));
  expect([...levels].sort()).toEqual([119, 120, 121]);
});

test('another seed puts its clouds elsewhere, the same seed does not', () => {
  expect(paintedBackdrop(7)(0.3, 0.4)).toEqual(paintedBackdrop(7)(0.3, 0.4));
  expect(paintedBackdrop(8)(0.3, 0.4).tone).not.toBe(paintedBackdrop(7)(0.3, 0.4).tone);
});
