/** A rug, knot by knot: each cell is an index into the palette. */
export interface KnotGrid {
  readonly cols: number;
  readonly rows: number;
  /** Row by row from the top left. */
  readonly cells: Uint8Array;
}

/** The dye of a knot; beyond the edges, of the nearest knot. */
export function dyeAt(grid: KnotGrid, col: number, row: number): number {
  const x = col < 0 ? 0 : col < grid.cols ? col : grid.cols - 1;
  const y = row < 0 ? 0 : row < grid.rows ? row : grid.rows - 1;
  return grid.cells[y * grid.cols + x] ?? 0;
}

/** A grid whose cells are computed one by one. */
export function fillGrid(cols: number, rows: number, dye: (col: number, row: number) => number): KnotGrid {
  const cells = new Uint8Array(cols * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) cells[row * cols + col] = dye(col, row);
  }
  return { cols, rows, cells };
}

/**
 * Unfolds the lower right quarter of a rug, whose first column and row lie on the axes.
 * @param rows of the whole rug: twice the quarter's less one
 */
export function unfoldQuarter(quarter: KnotGrid, cols: number, rows: number): KnotGrid {
  const [centreCol, centreRow] = [(cols - 1) / 2, (rows - 1) / 2];
  return fillGrid(cols, rows, (col, row) =>
    dyeAt(quarter, Math.abs(col - centreCol), Math.abs(row - centreRow)),
  );
}

/** Unfolds the right half of a rug, whose first column lies on the axis. */
export function unfoldHalf(half: KnotGrid, cols: number): KnotGrid {
  const centreCol = (cols - 1) / 2;
  return fillGrid(cols, half.rows, (col, row) => dyeAt(half, Math.abs(col - centreCol), row));
}

/** Puts a smaller grid in the middle of a larger one. */
export function insertCentred(outer: KnotGrid, inner: KnotGrid): KnotGrid {
  const left = Math.round((outer.cols - inner.cols) / 2);
  const top = Math.round((outer.rows - inner.rows) / 2);
  return fillGrid(outer.cols, outer.rows, (col, row) => {
    const [x, y] = [col - left, row - top];
    const inside = x >= 0 && y >= 0 && x < inner.cols && y < inner.rows;
    return inside ? dyeAt(inner, x, y) : dyeAt(outer, col, row);
  });
}
