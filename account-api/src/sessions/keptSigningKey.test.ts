import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSigningKey } from './keptSigningKey';

describe('the kept signing key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signing-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('is made once, of 32 bytes, and read from then on', async () => {
    const key = await keptSigningKey(path.join(folder, 'new'));
    expect(key).toHaveLength(32);
    expect(await keptSigningKey(path.join(folder, 'new'))).toEqual(key);
    expect(await keptSigningKey(folder)).not.toEqual(key);
  });

  test('can be read by its owner alone', async () => {
    await keptSigningKey(folder);
    const { mode } = await stat(path.join(folder, 'token-signing.key'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('is one and the same when many ask at the first start, and leaves nothing else behind', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => keptSigningKey(folder)));
    const [first] = keys;
    for (const key of keys) expect(key).toEqual(first);
    expect(await readdir(folder)).toEqual(['token-signing.key']);
  });

  test('is never replaced when it is damaged', async () => {
    await writeFile(path.join(folder, 'token-signing.key'), 'c2hvcnQ');
    await expect(keptSigningKey(folder)).rejects.toThrow('holds no usable key');
  });
});
