import sharp from 'sharp';
import { seededRandom } from '../drawing/random';
import type { Renderer } from '../renderer';
import type { Design } from './design';
import { DESIGNS } from './designs';
import { BORDER, PALETTES } from './palettes';
import { parseRugRecord, type RugRecord } from './rugRecord';
import { detailView } from './views/detailView';
import { roomView } from './views/roomView';
import { wholeView } from './views/wholeView';
import { bindRug } from './wool/bindRug';
import type { Weave } from './wool/surface';
import { weaveSurface } from './wool/weaveSurface';

const FRINGES = { knotted: 'loose', flatwoven: 'knotted', tufted: 'none' } as const;

/** Renders rugs knot by knot, in three views. */
export const rugRenderer: Renderer = {
  revision: 'rug-2',
  validate: (record) => void parseRugRecord(record),
  isClose: (picture) => {
    const { view, span } = parseRugRecord(picture);
    return view === 'detail' && span === undefined;
  },
  async render(picture, width, workFolder) {
    const record = parseRugRecord(picture);
    const { seed, aspect } = record;
    const technique = record.technique ?? DESIGNS[record.design].technique;
    const fringe = record.fringe ?? FRINGES[technique];
    const selvedge = PALETTES[record.palette][BORDER];
    const weave = await drawRug(record);
    if (record.view === 'detail') {
      const { focus, span } = record;
      // Small knots are painted at twice the width, because single fibres would be coarser than pixels.
      const painted = span === undefined ? width : 2 * width;
      const picture = await detailView(weave, painted, aspect, { technique, fringe, selvedge, focus, span });
      return painted === width ? picture : sharp(picture).resize(width).png().toBuffer();
    }
    const rug = await bindRug(weaveSurface(technique, weave), { fringe, selvedge, seed });
    return record.view === 'whole'
      ? wholeView(rug, width, aspect, seed)
      : roomView(rug, width, aspect, { room: record.room, seed, workFolder });
  },
};

async function drawRug(record: RugRecord): Promise<Weave> {
  const { cols, ratio, draw }: Design = DESIGNS[record.design];
  const palette = PALETTES[record.palette];
  const rows = 2 * Math.round(cols / (record.ratio ?? ratio) / 2) + 1;
  const grid = await draw({ cols, rows, palette, random: seededRandom(record.seed) });
  return { grid, palette, seed: record.seed };
}
