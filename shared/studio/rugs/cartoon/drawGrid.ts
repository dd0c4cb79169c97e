import sharp from 'sharp';
import type { Shape } from '../../drawing/shape';
import type { KnotGrid } from './knotGrid';

/** Grey levels between two dyes while drawing, so that neighbouring dyes stay distinct. */
const LEVELS_PER_DYE = 24;

/**
 * Draws shapes knot by knot, as a cartoon (naksha) on squared paper: a knot takes the dye of the topmost
 * shape at its middle. The point 0, 0 is the middle of the first knot; a unit is a knot.
 * @param ground the dye where nothing is drawn
 */
export async function drawGrid(
  cols: number,
  rows: number,
  ground: number,
  shapes: readonly Shape[],
): Promise<KnotGrid> {
  const paths = shapes.map(toPath).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cols}" height="${rows}"><rect width="100%" height="100%" fill="${shade(ground)}"/><g transform="translate(.5 .5)" shape-rendering="crispEdges" stroke-linejoin="round" stroke-linecap="round">${paths}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg), { unlimited: true }).extractChannel(0).raw().toBuffer();
  return { cols, rows, cells: Uint8Array.from(pixels, (level) => Math.round(level / LEVELS_PER_DYE)) };
}

function toPath({ points, closed, fill, line, width }: Shape): string {
  const d = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L');
  const paint = fill === undefined ? 'none' : shade(fill);
  const pen = line === undefined ? '' : ` stroke="${shade(line)}" stroke-width="${(width ?? 1).toFixed(2)}"`;
  return `<path d="M${d}${closed ? 'Z' : ''}" fill="${paint}"${pen}/>`;
}

function shade(dye: number): string {
  const level = dye * LEVELS_PER_DYE;
  return `rgb(${level},${level},${level})`;
}
