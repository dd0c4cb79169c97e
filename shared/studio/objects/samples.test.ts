/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { forms } from './forms/allForms';
import { LOOKS } from './settings/looks';
import { objectScene } from './objectScene';
import { parseObjectRecord, type ObjectRecord } from './objectRecord';
import { surfaces } from './surfaces/allSurfaces';

const folder = path.join(__dirname, 'samples');
const list = v.array(
  v.looseObject({ name: v.string(), kind: v.literal('object'), alt: v.string(), aspect: v.number() }),
);

async function samples(): Promise<ObjectRecord[]> {
  const files = await readdir(folder);
  const records = await Promise.all(
    files.map(async (file) => v.parse(list, JSON.parse(await readFile(path.join(folder, file), 'utf8')))),
  );
  return records.flat().map(parseObjectRecord);
}

test('the samples include every form, surface and setting, in every view', async () => {
  const records = await samples();
  const shown = (property: 'form' | 'surface' | 'view' | 'setting') =>
    new Set(records.map((record) => record[property]));
  expect([...shown('form')].sort()).toEqual(Object.keys(forms).sort());
  expect([...shown('surface')].sort()).toEqual(Object.keys(surfaces).sort());
  expect([...shown('setting')].filter(Boolean).sort()).toEqual(Object.keys(LOOKS).sort());
  expect(shown('view').size).toBe(3);
});

/** Samples that together include every form, surface and setting. */
async function coveringSamples(): Promise<ObjectRecord[]> {
  const seen = new Set<string>();
  return (await samples()).filter(({ form, surface, setting }) => {
    const before = seen.size;
    seen
      .add(`form ${form}`)
      .add(`surface ${surface}`)
      .add(`setting ${setting ?? ''}`);
    return seen.size > before;
  });
}

const povray = spawnSync('povray', ['--version']).error ? undefined : promisify(execFile);
const whenInstalled = povray ? test : test.skip;

whenInstalled(
  'POV-Ray accepts a scene of every form, surface and setting (skipped where POV-Ray is not installed)',
  async () => {
    for (const record of await coveringSamples()) {
      const work = await mkdtemp(path.join(tmpdir(), 'sample-'));
      await writeFile(
        path.join(work, 'scene.pov'),
        (await objectScene(record, work)).replace(/radiosity\{[^}]*\}/, ''),
      );
      const run = povray?.('povray', ['scene.pov', '+W4', '+H5', '-D', '-A', 'Declare=Objects=1'], {
        cwd: work,
        maxBuffer: 1e8,
      });
      await run?.catch((error: unknown) => {
        throw new Error(`The scene of ${record.name} is refused.`, { cause: error });
      });
      await rm(work, { recursive: true });
    }
  },
  900_000,
);
