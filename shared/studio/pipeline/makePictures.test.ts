/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePictures } from './makePictures';

/** A substitute for the worker: writes a byte to every file that is due, and fails for seed 13. */
const WORKER = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  process.on('message', ({ record, images, usual, closeMaster }) => {
    if (record.seed === 13) return process.send({ ok: false, message: 'the loom broke' });
    mkdirSync(images, { recursive: true });
    if (closeMaster) writeFileSync(images + '/' + record.name + '-2400.avif', 'x');
    if (!usual) return process.send({ ok: true });
    for (const width of [200, 400, 800, 1200])
      for (const format of ['avif', 'webp']) writeFileSync(images + '/' + record.name + '-' + width + '.' + format, 'x');
    process.send({ ok: true, made: { width: 1200, height: 1500, color: '#112233' } });
  });`;

const rug = (name: string, changes: Record<string, unknown> = {}) => ({
  name,
  kind: 'rug',
  alt: 'A rug',
  aspect: 0.8,
  design: 'herati',
  palette: 'gold-wine',
  seed: 1,
  view: 'whole',
  ...changes,
});

let deployable: string;
let lines: string[];

beforeEach(async () => {
  deployable = await mkdtemp(path.join(tmpdir(), 'deployable-'));
  await mkdir(path.join(deployable, 'pictures/records'), { recursive: true });
  await writeFile(path.join(deployable, 'worker.cjs'), WORKER);
});

afterEach(() => rm(deployable, { recursive: true, force: true }));

async function make(records: unknown, names: readonly string[] = []): Promise<number> {
  await writeFile(path.join(deployable, 'pictures/records/all.json'), JSON.stringify(records));
  lines = [];
  return makePictures({
    deployable,
    names,
    jobs: 2,
    masters: path.join(deployable, 'masters'),
    workerFile: path.join(deployable, 'worker.cjs'),
    report: (line) => lines.push(line),
  });
}

async function manifest(): Promise<Record<string, Record<string, unknown>>> {
  const text = await readFile(path.join(deployable, 'pictures/manifest.json'), 'utf8');
  return JSON.parse(text) as Record<string, Record<string, unknown>>;
}

describe('making pictures', () => {
  test('makes every size of each picture and lists them by name', async () => {
    expect(await make([rug('b'), rug('a')])).toBe(0);
    expect(Object.keys(await manifest())).toEqual(['a', 'b']);
    expect((await manifest()).a).toMatchObject({ width: 1200, height: 1500, color: '#112233', alt: 'A rug' });
    expect(await readdir(path.join(deployable, 'pictures/images'))).toHaveLength(16);
  });

  test('makes a close-up of a detail besides, and says so in the manifest', async () => {
    expect(await make([rug('corner', { view: 'detail' }), rug('all')])).toBe(0);
    expect(await readdir(path.join(deployable, 'pictures/images'))).toContain('corner-2400.avif');
    expect((await manifest()).corner).toMatchObject({ width: 1200, widest: 2400 });
    expect((await manifest()).all).not.toHaveProperty('widest');
  });

  test('makes the close-up alone when only it is missing', async () => {
    const records = [rug('corner', { view: 'detail' })];
    await make(records);
    const before = await manifest();
    const images = path.join(deployable, 'pictures/images');
    await rm(path.join(images, 'corner-2400.avif'));
    const usual = await stat(path.join(images, 'corner-1200.avif'));
    expect(await make(records)).toBe(0);
    expect(lines).toContain('1 of 1 pictures to make');
    expect(await readdir(images)).toContain('corner-2400.avif');
    expect((await stat(path.join(images, 'corner-1200.avif'))).mtimeMs).toBe(usual.mtimeMs);
    expect(await manifest()).toEqual(before);
    await make(records);
    expect(lines).toContain('0 of 1 pictures to make');
  });

  test('removes the close-up of a picture that is no detail any more', async () => {
    await make([rug('corner', { view: 'detail' })]);
    await make([rug('corner', { view: 'whole' })]);
    expect(await readdir(path.join(deployable, 'pictures/images'))).not.toContain('corner-2400.avif');
    expect((await manifest()).corner).not.toHaveProperty('widest');
  });

  test('makes only what is new or changed the next time', async () => {
    await make([rug('a'), rug('b')]);
    await make([rug('a'), rug('b', { seed: 2 }), rug('c')]);
    expect(lines[0]).toBe('2 of 3 pictures to make');
  });

  test('makes a picture again when one of its files is gone', async () => {
    await make([rug('a')]);
    await rm(path.join(deployable, 'pictures/images/a-800.webp'));
    await make([rug('a')]);
    expect(lines[0]).toBe('1 of 1 pictures to make');
  });

  test('takes over a changed text without making the picture again', async () => {
    await make([rug('a')]);
    await make([rug('a', { alt: 'A gold rug' })]);
    expect(lines[0]).toBe('0 of 1 pictures to make');
    expect((await manifest()).a).toMatchObject({ alt: 'A gold rug' });
  });

  test('removes the files and the entry of a picture that no record describes', async () => {
    await make([rug('a'), rug('b')]);
    await make([rug('b')]);
    expect(Object.keys(await manifest())).toEqual(['b']);
    expect(await readdir(path.join(deployable, 'pictures/images'))).toHaveLength(8);
  });

  test('continues after a failure, reports it and does not discard finished pictures', async () => {
    expect(await make([rug('a', { seed: 13 }), rug('b')])).toBe(1);
    expect(Object.keys(await manifest())).toEqual(['b']);
    expect(lines).toContainEqual(expect.stringContaining('a: FAILED: the loom broke'));
  });

  test('makes only the pictures that are named', async () => {
    await make([rug('a'), rug('b')], ['b']);
    expect(Object.keys(await manifest())).toEqual(['b']);
    await expect(make([rug('a')], ['z'])).rejects.toThrow('no record describes: z');
  });

  test('makes nothing when a record is invalid, and names it', async () => {
    const wrong = [rug('a'), rug('b', { design: 'waves' })];
    await expect(make(wrong)).rejects.toThrow(/all\.json: picture "b": design: /);
    expect(lines).toEqual([]);
  });
});
