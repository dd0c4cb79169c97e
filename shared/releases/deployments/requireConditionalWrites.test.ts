/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderObjects } from '../stores/folderObjects';
import { requireConditionalWrites } from './requireConditionalWrites';

const folder = () => new FolderObjects(mkdtempSync(path.join(tmpdir(), 'tanabana-')));

test('accepts a store that keeps existing objects, each time', async () => {
  const objects = folder();
  await requireConditionalWrites(objects);
  await expect(requireConditionalWrites(objects)).resolves.toBeUndefined();
});

test('refuses a store that overwrites them', async () => {
  const objects = folder();
  const create = objects.create.bind(objects);
  objects.create = async (key, content) => {
    await objects.remove(key);
    return create(key, content);
  };
  await expect(requireConditionalWrites(objects)).rejects.toThrow('TB-STORE-014');
});
