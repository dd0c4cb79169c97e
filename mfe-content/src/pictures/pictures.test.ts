import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_WIDTHS } from '@tanabana/runtime/pictures/pictureSource';
import manifest from '../../pictures/manifest.json';

const FOLDER = path.resolve(__dirname, '../../pictures');
const CONTENT = path.resolve(__dirname, '../../content');

interface PictureRecord {
  readonly name: string;
  readonly alt: string;
  /** Scene of an illustration; absent in other pictures. */
  readonly scene?: string;
}

const records = readdirSync(path.join(FOLDER, 'records')).flatMap(
  (file) => JSON.parse(readFileSync(path.join(FOLDER, 'records', file), 'utf8')) as PictureRecord[],
);

test('every described picture has been made, in all its sizes', () => {
  const files = new Set(readdirSync(path.join(FOLDER, 'images')));
  expect(Object.keys(manifest).sort()).toEqual(records.map(({ name }) => name).sort());
  for (const { name } of records) {
    for (const width of PICTURE_WIDTHS) {
      expect(files).toContain(`${name}-${width}.avif`);
      expect(files).toContain(`${name}-${width}.webp`);
    }
    expect(files).toContain(`${name}-1200.jpg`);
  }
});

test('the harvest scene is used on one page, and no scene on more than two', () => {
  const pages = new Map<string, string[]>();
  for (const { scene, name } of records) if (scene) pages.set(scene, [...(pages.get(scene) ?? []), name]);
  expect(pages.get('warli-harvest')).toEqual(['biomass-hero']);
  expect([...pages].filter(([, names]) => names.length > 2)).toEqual([]);
});

test('every post and every artisan has a picture that exists', () => {
  const posts = readdirSync(path.join(CONTENT, 'posts')).map((file) =>
    /^image: (\S+)$/m.exec(readFileSync(path.join(CONTENT, 'posts', file), 'utf8'))?.at(1),
  );
  const artisans = JSON.parse(readFileSync(path.join(CONTENT, 'artisans.json'), 'utf8')) as {
    image: string;
  }[];
  const wanted = [...posts, ...artisans.map(({ image }) => image)];
  expect(wanted.length).toBeGreaterThanOrEqual(14);
  for (const name of wanted) expect(Object.keys(manifest)).toContain(name);
});
