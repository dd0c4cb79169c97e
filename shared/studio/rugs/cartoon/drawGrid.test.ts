/** @jest-environment node */
import { area, rectangle, stroke } from '../../drawing/shape';
import { drawGrid } from './drawGrid';
import { dyeAt, unfoldQuarter } from './knotGrid';

describe('drawGrid and unfoldQuarter', () => {
  test('gives each knot the dye of the topmost shape at its middle, and no dye between', async () => {
    const shapes = [
      rectangle(-0.5, -0.5, 4, 4, 2),
      area(
        [
          [1, -1],
          [1, 9],
          [9, -1],
        ],
        6,
      ),
    ];
    const grid = await drawGrid(8, 8, 1, shapes);
    expect(new Set(grid.cells)).toEqual(new Set([1, 2, 6]));
    expect(dyeAt(grid, 0, 3)).toBe(2);
    expect(dyeAt(grid, 3, 1)).toBe(6);
    expect(dyeAt(grid, 0, 7)).toBe(1);
  });

  test('never loses a line that is one knot wide', async () => {
    const grid = await drawGrid(30, 30, 0, [
      stroke(
        [
          [2, 3],
          [27, 19],
        ],
        3,
      ),
    ]);
    for (let col = 3; col < 27; col += 1) {
      const column = Array.from({ length: 30 }, (_, row) => dyeAt(grid, col, row));
      expect(column).toContain(3);
    }
  });

  test('unfolds a quarter about its first column and row', async () => {
    const quarter = await drawGrid(3, 2, 0, [rectangle(1.5, 0.5, 1, 1, 4)]);
    const whole = unfoldQuarter(quarter, 5, 3);
    expect([...whole.cells]).toEqual([4, 0, 0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 4]);
  });
});
