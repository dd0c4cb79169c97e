import { clothPaths, MOTIF_SIZE } from './cloth';

test('the cloth covers every cell of the repeat exactly once, in any dye', () => {
  const runs = clothPaths().flatMap(({ d }) => [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)]);
  const cells = runs.flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y ?? ''}`),
  );
  expect(cells).toHaveLength(MOTIF_SIZE ** 2);
  expect(new Set(cells).size).toBe(MOTIF_SIZE ** 2);
});
