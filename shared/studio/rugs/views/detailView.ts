import type { Technique } from '../design';
import type { FringeStyle } from '../wool/fringe';
import type { Weave } from '../wool/surface';
import { standCamera } from './closeUp/camera';
import { blankCanvas } from './closeUp/canvas';
import { depthOfField } from './closeUp/depthOfField';
import { paintEnds } from './closeUp/paintEnds';
import { paintFloor } from './closeUp/paintFloor';
import { paintFlatWeave } from './closeUp/paintFlatWeave';
import { paintPile, type Pile } from './closeUp/paintPile';

const PILES: Record<Exclude<Technique, 'flatwoven'>, Pile> = {
  knotted: { height: 1.1, fibres: 15, spread: 0.5, groove: 0.12 },
  tufted: { height: 1.9, fibres: 18, spread: 0.8, groove: 0.4 },
};

interface DetailOptions {
  readonly technique: Technique;
  readonly fringe: FringeStyle;
  readonly selvedge: string;
  /** Middle of the picture, as shares of the rug's width and length; by default near its lower left corner. */
  readonly focus?: readonly [x: number, y: number] | undefined;
  /** Width of the picture at its middle, as a share of the rug's width. */
  readonly span?: number | undefined;
}

/** A close-up, by default of a corner: knots, fringe and bound side, sharp in the middle and soft before and behind. */
export function detailView(
  weave: Weave,
  width: number,
  aspect: number,
  options: DetailOptions,
): Promise<Buffer> {
  const height = Math.round(width / aspect);
  const { cols, rows } = weave.grid;
  const { focus } = options;
  const span = options.span ? options.span * cols : Math.min(118, cols * 0.34);
  const target = focus
    ? ([focus[0] * cols, focus[1] * rows] as const)
    : ([span * 0.5, rows - span * 0.36] as const);
  const camera = standCamera({ target, span, yaw: -0.34, elevation: 0.86 }, width, height);
  const canvas = blankCanvas(width, height);
  paintFloor(canvas, camera, weave.grid, weave.seed);
  paintEnds(canvas, camera, {
    cols,
    rows,
    fringe: options.fringe,
    selvedge: options.selvedge,
    seed: weave.seed,
  });
  if (options.technique === 'flatwoven') paintFlatWeave(canvas, camera, weave);
  else paintPile(canvas, camera, weave, PILES[options.technique]);
  return depthOfField(canvas, 0.6, 0.17);
}
