import { bareLoom } from './bareLoom';
import { basketFromMarket } from './basketFromMarket';
import { emptyNet } from './emptyNet';
import { emptyScales } from './emptyScales';
import { forkInTheRoad } from './forkInTheRoad';
import { mergePaths } from './mergePaths';
import { SPOT } from './spot';
import { wishingTree } from './wishingTree';

/** All spot drawings, by the name of their files. */
const SPOTS: Readonly<Record<string, () => string>> = {
  'bare-loom': bareLoom,
  'basket-from-market': basketFromMarket,
  'empty-net': emptyNet,
  'empty-scales': emptyScales,
  'fork-in-the-road': forkInTheRoad,
  'wishing-tree': wishingTree,
};

/**
 * Names of all drawings, in their order.
 * @internal
 */
export const SPOT_NAMES: readonly string[] = Object.keys(SPOTS);

/**
 * Draws a small drawing without a ground, for empty pages.
 * @returns an SVG file
 * @throws {RangeError} when there is none of that name
 */
export function drawSpot(name: string): string {
  const draw = SPOTS[name];
  if (!draw) throw new RangeError(`no drawing is called ${name}; there are ${SPOT_NAMES.join(', ')}`);
  const { width, height } = SPOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${mergePaths(draw())}</svg>\n`;
}
