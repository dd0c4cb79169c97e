/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadRenderer } from '../renderers';
import { readManifest } from './manifest';
import { pictureFolder } from './pictureFolder';
import { masterKey, pictureKey } from './pictureKey';
import { readRecords } from './readRecords';

const REPOSITORY = path.resolve(__dirname, '../../..');
const folders = readdirSync(REPOSITORY)
  .map((name) => pictureFolder(path.join(REPOSITORY, name)))
  .filter(({ records }) => existsSync(records));

test('every committed picture was made from its record as it is now', async () => {
  expect(folders).not.toEqual([]);
  for (const folder of folders) {
    const manifest = await readManifest(folder.manifest);
    const stale: string[] = [];
    for (const { record } of await readRecords(folder.records)) {
      (await loadRenderer(record.kind)).validate(record);
      const { revision } = await loadRenderer(record.kind);
      const entry = manifest[record.name];
      const key = pictureKey(masterKey(record, revision));
      if (entry?.key !== key || entry.alt !== record.alt) stale.push(record.name);
    }
    expect(stale).toEqual([]);
  }
});
