import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { countBytes } from './countBytes';
import { pictureFolder } from './pictureFolder';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** Most that all pictures may take, in bytes: whoever clones the repository downloads them. */
const MAX_BYTES = 41e6;

/** Most that close-ups may take, all together and one alone, in bytes. */
const MAX_CLOSE = { all: 25e6, one: 450e3 };

test('the pictures of all deployables take 41 MB at most, their close-ups 25 MB and 450 kB each', async () => {
  const folders = readdirSync(REPOSITORY)
    .map((name) => path.join(REPOSITORY, name))
    .filter((folder) => existsSync(pictureFolder(folder).manifest));
  const pictures = await countBytes(folders);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
  const closeUps = pictures.map(({ closeBytes }) => closeBytes).filter((bytes) => bytes > 0);
  expect(closeUps.length).toBeGreaterThan(10);
  expect(closeUps.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MAX_CLOSE.all);
  expect(Math.max(...closeUps)).toBeLessThan(MAX_CLOSE.one);
});
