import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { countBytes } from './countBytes';
import { pictureFolder } from './pictureFolder';

const REPOSITORY = path.resolve(__dirname, '../../..');

/** Most that all pictures may take, in bytes: whoever clones the repository downloads them. */
const MAX_BYTES = 40e6;

test('the pictures of all deployables take 40 MB at most', async () => {
  const folders = readdirSync(REPOSITORY)
    .map((name) => path.join(REPOSITORY, name))
    .filter((folder) => existsSync(pictureFolder(folder).manifest));
  const pictures = await countBytes(folders);
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
});
