/** @jest-environment node */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecords } from './readRecords';

const record = { name: 'blue-vase', kind: 'object', alt: 'A blue vase', aspect: 0.8 };

async function folderWith(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'records-'));
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

describe('picture records', () => {
  test('are read from files with one record or a list, with the properties of their renderer', async () => {
    const folder = await folderWith({
      'a.json': record,
      'b.json': [{ ...record, name: 'jug', form: 'jug' }],
    });
    const records = (await readRecords(folder)).map((sourced) => sourced.record);
    expect(records).toEqual([record, { ...record, name: 'jug', form: 'jug' }]);
  });

  test('are refused with file, picture and property when they are invalid', async () => {
    const folder = await folderWith({ 'a.json': [{ ...record, aspect: '4/5' }] });
    await expect(readRecords(folder)).rejects.toThrow(/a\.json: picture "blue-vase": aspect: /);
  });

  test('are refused with the index of a picture that has no name', async () => {
    const folder = await folderWith({ 'a.json': [record, { kind: 'rug' }] });
    await expect(readRecords(folder)).rejects.toThrow(/a\.json: picture number 2: name: /);
  });

  test('are refused when two share a name', async () => {
    const folder = await folderWith({ 'a.json': record, 'b.json': record });
    await expect(readRecords(folder)).rejects.toThrow(
      /b\.json: picture "blue-vase" is also described in .*a\.json/,
    );
  });

  test('are refused when a file is not JSON', async () => {
    const folder = await folderWith({ 'a.json': '{ name: ' });
    await expect(readRecords(folder)).rejects.toThrow(/a\.json: not JSON/);
  });
});
