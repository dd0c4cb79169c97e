import { variedDyes } from './motifDyes';
import { BORDER, FIELD, MEDALLION, PALETTES } from './palettes';

describe('dyes of motifs', () => {
  const cases = Object.entries(PALETTES).flatMap(([name, palette]) =>
    [FIELD, BORDER, MEDALLION].map((ground) => ({ name, palette, ground })),
  );

  test.each(cases)(
    'contrast petals, stems and leaves with the ground $ground of $name',
    ({ palette, ground }) => {
      for (const dyes of variedDyes(palette, ground)) {
        expect(palette[dyes.petal]).not.toBe(palette[ground]);
        expect(palette[dyes.stem]).not.toBe(palette[ground]);
        expect(palette[dyes.leaf]).not.toBe(palette[ground]);
      }
    },
  );

  test.each(Object.entries(PALETTES))('come from a palette of five to seven dyes: %s', (_, palette) => {
    const distinct = new Set(palette).size;
    expect(distinct).toBeGreaterThanOrEqual(5);
    expect(distinct).toBeLessThanOrEqual(7);
  });
});
