/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawSpot, SPOT_NAMES } from '../illustrations/spots/spots';
import { drawSpots, spotsOf } from './drawSpots';
import { pictureFolder } from './pictureFolder';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** Most that a drawing may take, in bytes, before compression: an empty page has nothing to wait for. */
const MAX_BYTES = 16_000;

const deployables = readdirSync(REPOSITORY).map((name) => path.join(REPOSITORY, name));

test('every drawing is used once, by the deployable that has its file', async () => {
  const had = (await Promise.all(deployables.map(spotsOf))).flat();
  expect(had.sort()).toEqual([...SPOT_NAMES]);
});

test('the files are what the studio draws', async () => {
  for (const deployable of deployables) {
    for (const name of await spotsOf(deployable)) {
      const file = path.join(pictureFolder(deployable).drawings, `${name}.svg`);
      expect(await readFile(file, 'utf8')).toBe(drawSpot(name));
    }
  }
});

test.each(SPOT_NAMES)(
  '%s is light, and draws on its whole sheet without touching the edges',
  async (name) => {
    const svg = Buffer.from(drawSpot(name));
    expect(svg.length).toBeLessThan(MAX_BYTES);
    const { info } = await sharp(svg).trim().toBuffer({ resolveWithObject: true });
    for (const [drawn, sheet] of [
      [info.width, 720],
      [info.height, 480],
    ] as const) {
      expect(drawn).toBeGreaterThan(sheet * 0.7);
      expect(drawn).toBeLessThan(sheet);
    }
  },
);

test('no two drawings look alike', async () => {
  const looks = await Promise.all(
    SPOT_NAMES.map((name) =>
      sharp(Buffer.from(drawSpot(name)))
        .flatten({ background: '#ffffff' })
        .greyscale()
        .resize(24, 16)
        .raw()
        .toBuffer(),
    ),
  );
  looks.forEach((look, index) => {
    for (const other of looks.slice(index + 1)) {
      const difference = look.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0);
      expect(difference / look.length).toBeGreaterThan(8);
    }
  });
});

test('a drawing that nobody knows is refused, with the names of those there are', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawings-'));
  await expect(drawSpots(folder, ['full-cart'])).rejects.toThrow(/full-cart.*wishing-tree/);
});
