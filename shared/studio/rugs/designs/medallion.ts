import { polar } from '../../drawing/curve';
import { place, placePoints } from '../../drawing/place';
import { area, type Point, type Shape } from '../../drawing/shape';
import { classicBorder } from '../borders/classicBorder';
import type { Design } from '../design';
import { variedDyes } from '../motifDyes';
import { sazLeaf } from '../motifs/leaf';
import { lotus, palmette } from '../motifs/palmette';
import { floret, rosette } from '../motifs/rosette';
import { spiral, vine } from '../motifs/vine';
import { FIELD, LIGHT, MEDALLION, OUTLINE, type Palette, WARM } from '../palettes';
import { scrollField } from './scrollField';
import { type HalfField, quarterRug } from './layRug';

/** A Persian medallion with pendants and corner spandrels on a field of scrolling vines. */
export const medallion: Design = {
  technique: 'knotted',
  cols: 481,
  ratio: 0.68,
  symmetry: 'quarter',
  draw: (sheet) =>
    quarterRug(sheet, FIELD, classicBorder(sheet.palette, sheet.cols), (half) => [
      ...scrollField(half, sheet.palette, FIELD, half.width / 3),
      ...spandrel(half, sheet.palette),
      ...pendant(half, sheet.palette),
      ...centre(half.width * 0.78, sheet.palette),
    ]),
};

/** A scalloped outline of a number of lobes, drawn out to a point up and down. Radius 1. */
function scalloped(lobes: number, tip: number): Point[] {
  return polar((angle) => {
    const fromAxis = Math.abs(Math.cos(angle));
    return (
      (0.88 + 0.12 * Math.abs(Math.cos((lobes * angle) / 2))) *
      (1 + tip * Math.exp(-((fromAxis / 0.22) ** 2)))
    );
  }, 288);
}

/** How far in from the edge of an outline its lines of dye begin, in knots. */
const LINES = [0, 1.4, 4.4, 5.8];

/** An outline filled with lines of dye from its edge inwards, the last dye being its ground. */
function banded(
  outline: readonly Point[],
  scale: number,
  x: number,
  y: number,
  dyes: readonly number[],
): Shape[] {
  return dyes.map((dye, index) =>
    area(placePoints(outline, { x, y, scale: scale - (LINES[index] ?? 0) }), dye),
  );
}

function centre(radius: number, palette: Palette): Shape[] {
  const [first, second, third] = variedDyes(palette, MEDALLION);
  const [inner] = variedDyes(palette, FIELD);
  const ring = (
    count: number,
    distance: number,
    offset: number,
    draw: (index: number) => Shape[],
    scale: number,
  ) =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + offset) / count) * 2 * Math.PI;
      const stretch = 1 + 0.1 * Math.abs(Math.sin(angle));
      return place(draw(index), {
        x: Math.cos(angle) * distance * radius,
        y: Math.sin(angle) * distance * radius * stretch,
        scale: scale * radius,
        turn: angle + Math.PI / 2,
      });
    }).flat();
  const tendrils = Array.from({ length: 16 }, (_, index) => {
    const angle = ((index + 0.5) / 16) * 2 * Math.PI;
    const middle: Point = [Math.cos(angle) * 0.66 * radius, Math.sin(angle) * 0.7 * radius];
    const turns = index % 2 === 0 ? 0.8 : -0.8;
    return vine(spiral(middle, radius * 0.14, angle + Math.PI, turns), first, {
      spacing: 6,
      leafLength: 5,
      thickness: 1.3,
    });
  });
  return [
    ...banded(scalloped(16, 0.16), radius, 0, 0, [OUTLINE, LIGHT, OUTLINE, MEDALLION]),
    ...tendrils.flat(),
    ...ring(16, 0.68, 0.5, () => floret(second), 0.045),
    ...ring(8, 0.74, 0, (index) => (index % 2 === 0 ? palmette(first) : lotus(second)), 0.13),
    ...banded(scalloped(12, 0.08), radius * 0.5, 0, 0, [OUTLINE, WARM, OUTLINE, FIELD]),
    ...ring(12, 0.36, 0, (index) => (index % 2 === 0 ? palmette(inner) : rosette(inner, 6)), 0.075),
    ...place(rosette(third, 12), { x: 0, y: 0, scale: radius * 0.25 }),
    ...place(rosette(first, 8), { x: 0, y: 0, scale: radius * 0.13 }),
  ];
}

function pendant(half: HalfField, palette: Palette): Shape[] {
  const [first, second] = variedDyes(palette, MEDALLION);
  const y = half.width * 1.12;
  const size = half.width * 0.17;
  return [
    ...banded(scalloped(8, 0.5), size, 0, y, [OUTLINE, LIGHT, OUTLINE, MEDALLION]),
    ...place(palmette(first), { x: 0, y: y - size * 0.1, scale: size * 0.56, turn: Math.PI }),
    ...place(lotus(variedDyes(palette, FIELD)[0]), {
      x: 0,
      y: y + size * 1.65,
      scale: size * 0.5,
      turn: Math.PI,
    }),
    ...place(floret(second), { x: 0, y: y + size * 0.7, scale: size * 0.14 }),
  ];
}

/** A quarter of the medallion's outline turned towards the corner of the field. */
function spandrel({ width, height }: HalfField, palette: Palette): Shape[] {
  const [first, second, third] = variedDyes(palette, MEDALLION);
  const size = width * 0.8;
  const at = (x: number, y: number) => ({ x: width - x * size, y: height - y * size });
  const scroll = (x: number, y: number, turns: number) => {
    const middle = at(x, y);
    return vine(spiral([middle.x, middle.y], size * 0.17, 0.6, turns), first, {
      spacing: 7,
      leafLength: 6,
      thickness: 1.4,
    });
  };
  return [
    ...banded(scalloped(16, 0.34), size, width, height, [OUTLINE, LIGHT, OUTLINE, MEDALLION]),
    ...scroll(0.3, 0.3, 1.1),
    ...scroll(0.66, 0.2, -1.1),
    ...scroll(0.2, 0.74, 1.1),
    ...place(palmette(first), { ...at(0.34, 0.34), scale: size * 0.17, turn: -Math.PI / 4 }),
    ...place(rosette(third), { ...at(0.64, 0.2), scale: size * 0.1 }),
    ...place(rosette(third), { ...at(0.2, 0.7), scale: size * 0.1 }),
    ...place(lotus(second), { ...at(0.12, 0.12), scale: size * 0.1, turn: -Math.PI / 4 }),
    ...place(sazLeaf(second), { ...at(0.52, 0.5), scale: size * 0.13, turn: -Math.PI / 4 }),
    ...place(floret(second), { ...at(0.14, 1), scale: size * 0.05 }),
    ...place(floret(second), { ...at(0.84, 0.1), scale: size * 0.05 }),
    ...place(floret(second), { ...at(0.06, 0.45), scale: size * 0.05 }),
    ...place(floret(second), { ...at(0.45, 0.06), scale: size * 0.05 }),
  ];
}
