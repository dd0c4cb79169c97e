import { latinWordmark } from '../src/layout/wordmarks';

/** Size that readers of Open Graph expect, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Edge of a square of the woven border, in pixels. */
const KNOT = 10;
/** Rows of the border, from the edge inwards: a guard stripe, stepped diamonds, a guard stripe. */
const DIAMOND = [
  '....#....',
  '...###...',
  '..##.##..',
  '.##.+.##.',
  '##.+++.##',
  '.##.+.##.',
  '..##.##..',
  '...###...',
  '....#....',
];

/** The card of the shop: its name between two woven borders. @returns an SVG document */
export function shareCard(): string {
  const band = KNOT * (DIAMOND.length + 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7f0"/>
${border(0)}
<g transform="translate(0 ${HEIGHT}) scale(1 -1)">${border(0)}</g>
<rect x="520" y="${HEIGHT - band - 84}" width="160" height="3" fill="#b0843a"/>
<svg x="260" y="${band + 78}" width="680" height="168" viewBox="${latinWordmark.viewBox}"><path fill="#8c2f2b" d="${latinWordmark.path}"/></svg>
</svg>`;
}

/** One border, knot by knot. */
function border(top: number): string {
  const rows = DIAMOND.length + 4;
  const knots: string[] = [
    `<rect y="${top}" width="${WIDTH}" height="${rows * KNOT}" fill="#22385a"/>`,
    stripe(top + KNOT, '#b0843a'),
    stripe(top + (rows - 2) * KNOT, '#b0843a'),
  ];
  for (let column = 0; column * KNOT < WIDTH; column += 1) {
    DIAMOND.forEach((line, row) => {
      const knot = line[column % (DIAMOND.length + 1)];
      if (knot === '#' || knot === '+') {
        knots.push(
          `<rect x="${column * KNOT}" y="${top + (row + 2) * KNOT}" width="${KNOT}" height="${KNOT}" fill="${knot === '#' ? '#fbf7f0' : '#c4524b'}"/>`,
        );
      }
    });
  }
  return knots.join('');
}

function stripe(y: number, dye: string): string {
  return `<rect y="${y}" width="${WIDTH}" height="${KNOT / 2}" fill="${dye}"/>`;
}
