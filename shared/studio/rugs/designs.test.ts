/** @jest-environment node */
import { seededRandom } from '../drawing/random';
import type { KnotGrid } from './cartoon/knotGrid';
import { dyeAt } from './cartoon/knotGrid';
import type { Design } from './design';
import { DESIGNS } from './designs';
import { PALETTES } from './palettes';

// Rendering and encoding take long, and longer on a busy machine.
jest.setTimeout(120_000);

const designs: [string, Design][] = Object.entries(DESIGNS);
const palette = PALETTES['madder-indigo'];

function draw(design: Design): Promise<KnotGrid> {
  const rows = 2 * Math.round(design.cols / design.ratio / 2) + 1;
  return design.draw({ cols: design.cols, rows, palette, random: seededRandom(7) });
}

/** Counts knots that differ from their mirror image. */
function unevenKnots(grid: KnotGrid, symmetry: Design['symmetry']): number {
  const { cols, rows } = grid;
  let uneven = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const dye = dyeAt(grid, col, row);
      if (dye !== dyeAt(grid, cols - 1 - col, row)) uneven += 1;
      else if (symmetry === 'quarter' && dye !== dyeAt(grid, col, rows - 1 - row)) uneven += 1;
    }
  }
  return uneven;
}

describe.each(designs)('the %s design', (_, design) => {
  let grid: KnotGrid;
  beforeAll(async () => {
    grid = await draw(design);
  });

  test('fills a grid of the requested size', () => {
    expect(grid.cols).toBe(design.cols);
    expect(grid.cells).toHaveLength(design.cols * grid.rows);
  });

  test('uses at least three dyes, all from the palette', () => {
    const used = new Set(grid.cells);
    expect(Math.max(...used)).toBeLessThan(palette.length);
    expect(used.size).toBeGreaterThanOrEqual(3);
  });

  if (design.symmetry !== 'none') {
    test(`is symmetric: ${design.symmetry}`, () => {
      expect(unevenKnots(grid, design.symmetry)).toBe(0);
    });
  }

  test('is drawn the same every time', async () => {
    const again = await draw(design);
    expect(Buffer.compare(again.cells, grid.cells)).toBe(0);
  });
});
