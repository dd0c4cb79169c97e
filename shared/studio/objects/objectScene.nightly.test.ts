/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { objectScene } from './objectScene';
import { parseObjectRecord, type ObjectRecord } from './objectRecord';

// Drawing the ornament takes seconds, and longer on a busy machine.
jest.setTimeout(240_000);

const lota: ObjectRecord = parseObjectRecord({
  name: 'lota-setting',
  kind: 'object',
  alt: 'A copper pot',
  aspect: 0.8,
  form: 'lota',
  surface: 'engraved-brass',
  ornament: 'bouquets',
  palette: 'metal',
  view: 'setting',
  seed: 4,
});

let folder: string;
/** The scene of the pot, drawn once. */
let scene: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'object-'));
  scene = await objectScene(lota, folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('every picture of the scene is in the folder', async () => {
  const named = [...scene.matchAll(/png "([^"]+)"/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(named));
});

test('the same record gives the same scene text', async () => {
  expect(await objectScene(lota, folder)).toBe(scene);
});

test('another seed gives another scene', async () => {
  expect(await objectScene({ ...lota, seed: 5 }, folder)).not.toBe(scene);
});
