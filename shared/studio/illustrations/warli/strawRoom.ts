import { line, type Sheet } from '../drawing';
import { gable } from './gable';
import { grass, RICE, WIDE } from './backdrop';
import { leafPanel } from './leafPanel';
import { person } from './person';
import { POSES } from './poses';
import { sheaf } from './sheaf';
import { wallBorder } from './wallBorder';
import { workTable } from './workTable';

/** A front room: women cut straw at low tables, and between them hangs a finished leaf. */
export function strawRoom({ width, height }: Sheet): string {
  const [middle, floor] = [width / 2, height - 140];
  const reach = Math.min(width / 2 - 96, 590);
  const eaves = 392;
  const isWide = width > WIDE;
  const half = (side: number) => [
    line(
      [
        [middle + side * (reach - 42), eaves - 10],
        [middle + side * (reach - 42), floor + 8],
      ],
      11,
      RICE,
    ),
    workTable(middle + side * 240, floor, 150, RICE),
    person(middle + side * 448, floor, 292, POSES.sit, 'bun', RICE, side > 0),
    ...(isWide
      ? [...[300, 385, 470].map((away, index) => bundle(middle + side * away, eaves - 6 + index * 34))]
      : []),
  ];
  return [
    wallBorder(width, height, RICE),
    gable(middle, eaves, reach, 272, RICE),
    leafPanel(middle, floor - 126, 424, RICE),
    ...[-84, 0, 84].map((aside) => sheaf(middle + aside, floor, 104, RICE)),
    ...half(-1),
    ...half(1),
    line(
      [
        [90, floor + 8],
        [width - 90, floor + 8],
      ],
      4,
      RICE,
    ),
    grass(width, floor + 60),
  ].join('');
}

/** Straw hung up to dry, its ears downwards; hangs from x, y. */
function bundle(x: number, y: number): string {
  const cord = line(
    [
      [x, y - 70],
      [x, y],
    ],
    3,
    RICE,
  );
  return cord + `<g transform="translate(${x} ${y}) scale(1 -1)">${sheaf(0, 0, 132, RICE)}</g>`;
}
