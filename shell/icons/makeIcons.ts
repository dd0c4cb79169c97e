import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import wordmarks from '../layout/wordmarks.json' with { type: 'json' };

const STATIC = path.join(import.meta.dirname, '../layout/static');

/** Size of the picture that other sites display with a link to the shop, in pixels (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
/** Width and height of a square in the woven border, in pixels. */
const KNOT = 10;
/** Pattern of the border between two stripes. `#` and `+` are squares of two colours. */
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

/** Draws the icons of the shop, and the link preview picture of pages without their own picture. */
async function makeIcons(): Promise<void> {
  const mark = await readFile(path.join(STATIC, 'favicon.svg'), 'utf8');
  // The background covers the entire square and the pattern has a margin, because systems crop maskable icons.
  const whole = mark.replace('rx="12"', '').replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
  const full = whole.replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
  await Promise.all([
    drawPng(full, 180, 'apple-touch-icon.png'),
    drawPng(mark, 192, 'icon-192.png'),
    drawPng(mark, 512, 'icon-512.png'),
    drawPng(full, 512, 'icon-maskable-512.png'),
    drawCard('share.png'),
  ]);
}

async function drawPng(svg: string, size: number, file: string): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
  await writeFile(path.join(STATIC, file), png);
}

async function drawCard(file: string): Promise<void> {
  const png = await sharp(Buffer.from(shareCard())).png({ palette: true, colours: 64 }).toBuffer();
  await writeFile(path.join(STATIC, file), png);
}

/** Draws the name of the shop between two woven borders. @returns an SVG document */
function shareCard(): string {
  const [wordmark] = wordmarks;
  const band = KNOT * (DIAMOND.length + 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7f0"/>
${border(0)}
<g transform="translate(0 ${HEIGHT}) scale(1 -1)">${border(0)}</g>
<rect x="520" y="${HEIGHT - band - 84}" width="160" height="3" fill="#b0843a"/>
<svg x="260" y="${band + 78}" width="680" height="168" viewBox="${wordmark?.viewBox}"><path fill="#8c2f2b" d="${wordmark?.path}"/></svg>
</svg>`;
}

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

await makeIcons();
