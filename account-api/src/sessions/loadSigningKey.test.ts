import files, { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSigningKey } from './loadSigningKey';

describe('the signing key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signing-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('has 32 bytes, and is created only once', async () => {
    const key = await loadSigningKey(path.join(folder, 'new'));
    expect(key).toHaveLength(32);
    expect(await loadSigningKey(path.join(folder, 'new'))).toEqual(key);
    expect(await loadSigningKey(folder)).not.toEqual(key);
  });

  test('can be read by its owner only', async () => {
    await loadSigningKey(folder);
    const { mode } = await stat(path.join(folder, 'token-signing.key'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('is the same for all that load it concurrently at the first start, and no other file remains', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => loadSigningKey(folder)));
    const [first] = keys;
    for (const key of keys) expect(key).toEqual(first);
    expect(await readdir(folder)).toEqual(['token-signing.key']);
  });

  test('is named in the error when the disk is full', async () => {
    jest.spyOn(files, 'writeFile').mockRejectedValue(new Error('ENOSPC: no space left on device, write'));
    await expect(loadSigningKey(folder)).rejects.toThrow(
      /token-signing\.key\.\w+ could not be written: ENOSPC/,
    );
  });

  test('is not replaced when it is damaged', async () => {
    await writeFile(path.join(folder, 'token-signing.key'), 'c2hvcnQ');
    await expect(loadSigningKey(folder)).rejects.toThrow('contains no usable key');
  });
});
