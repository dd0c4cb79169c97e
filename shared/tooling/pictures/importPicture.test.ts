import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { importPicture } from './importPicture';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const folder = path.join(root, 'pictures');
const EARLIER = { width: 1200, height: 1500, color: '#112233', alt: 'A drawn pot', widest: 2400 };

beforeEach(() => {
  mkdirSync(path.join(folder, 'images'), { recursive: true });
  for (const file of ['7-detail-2400.avif', '7-detail-400.webp', '17-detail-400.webp'])
    writeFileSync(path.join(folder, 'images', file), 'earlier');
  writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ '7-detail': EARLIER, '17-detail': EARLIER }),
  );
});

afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Saves a photograph that is blue on the left and red on the right. */
async function photograph(width: number, height: number, orientation?: number): Promise<string> {
  const photo = path.join(root, `photo-${width}.jpg`);
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, gravity: 'west' }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(photo);
  return photo;
}

const imported = (photo: string, more: { isShared?: boolean; hasCloseUp?: boolean } = {}) =>
  importPicture({
    photo,
    folder,
    name: '7-detail',
    aspect: 0.8,
    alt: 'A pot',
    isShared: false,
    hasCloseUp: false,
    ...more,
  });
const filesOf = (name: string) =>
  readdirSync(path.join(folder, 'images'))
    .filter((file) => file.startsWith(`${name}-`))
    .sort();
const manifest = () =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>;

test('a photograph becomes a picture of all widths and formats, upright and cropped at its middle', async () => {
  // EXIF orientation 6: the stored pixels are 3000 × 1600, and the photograph is displayed rotated by 90 degrees.
  await imported(await photograph(3000, 1600, 6), { isShared: true });
  expect(filesOf('7-detail')).toEqual([
    '7-detail-1200.avif',
    '7-detail-1200.jpg',
    '7-detail-1200.webp',
    '7-detail-200.avif',
    '7-detail-200.webp',
    '7-detail-400.avif',
    '7-detail-400.webp',
    '7-detail-800.avif',
    '7-detail-800.webp',
  ]);
  const full = path.join(folder, 'images/7-detail-1200.webp');
  expect(await sharp(full).metadata()).toMatchObject({ width: 1200, height: 1500 });
  // The left side of the stored pixels is the top of the picture.
  const { data } = await sharp(full).resize(1, 10).raw().toBuffer({ resolveWithObject: true });
  const isBlue = Array.from({ length: 10 }, (_, row) => (data[3 * row + 2] ?? 0) > 128);
  expect(isBlue).toEqual([true, true, true, true, true, false, false, false, false, false]);
});

test('the manifest has size, average colour and alternative text of the new picture, and other entries do not change', async () => {
  await imported(await photograph(2000, 3000), { hasCloseUp: true });
  const { '7-detail': entry, ...others } = manifest();
  // Average colour of a picture that is half red and half blue.
  const color = expect.stringMatching(/^#[78].0.[78].$/) as string;
  expect(entry).toEqual({ width: 1200, height: 1500, color, alt: 'A pot' });
  expect(filesOf('7-detail')).not.toContain('7-detail-2400.avif');
  expect(others).toEqual({ '17-detail': EARLIER });
  expect(filesOf('17-detail')).toEqual(['17-detail-400.webp']);
});

test('a detail has a close-up if the photograph is wide enough', async () => {
  await imported(await photograph(2400, 3000), { hasCloseUp: true });
  expect(filesOf('7-detail')).toContain('7-detail-2400.avif');
  expect(manifest()['7-detail']).toHaveProperty('widest', 2400);
});

test.each([
  ['a text', 'note.jpg', () => 'not a picture', 'cannot be read as a picture'],
  [
    'a file that is cut off',
    'cut.jpg',
    async () => readFileSync(await photograph(1300, 1700)).subarray(0, 9000),
    'cannot be read as a picture',
  ],
  [
    'a small picture',
    'small.jpg',
    async () => readFileSync(await photograph(1100, 1700)),
    'is 1100 × 1700 pixels. At least 1200 × 1500 are needed.',
  ],
])('%s is rejected with its path, and nothing is written', async (_, file, content, reason) => {
  const photo = path.join(root, file);
  writeFileSync(photo, await content());
  await expect(imported(photo)).rejects.toThrow(`${photo} ${reason}`);
  expect(filesOf('7-detail')).toEqual(['7-detail-2400.avif', '7-detail-400.webp']);
  expect(manifest()['7-detail']).toEqual(EARLIER);
});
