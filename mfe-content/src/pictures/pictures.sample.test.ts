/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFaults } from '@tanabana/tooling/pictures/pictureFaults.testing';
import manifest from '../../pictures/manifest.json';

const REMOTE = path.resolve(__dirname, '../..');
const CONTENT = path.join(REMOTE, 'content');

test('every picture has all its files, including one for shared links, within their size limits', () => {
  expect(pictureFaults(REMOTE, { usual: 5.35e6, closeUps: 0 })).toEqual([]);
  const files = readdirSync(path.join(REMOTE, 'pictures/images'));
  for (const name of Object.keys(manifest)) expect(files).toContain(`${name}-1200.jpg`);
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
