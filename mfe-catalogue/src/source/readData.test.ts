import { sampleFiles } from '../testing/sampleCatalogue';
import { serveData } from '../testing/serveData';
import { readData } from './readData';

test('a data file is read as it was written; one that is not there is nothing', async () => {
  serveData(sampleFiles);
  for (const file of ['catalogue.json', 'cards/0.json', 'products/1.json', 'products/404.json']) {
    expect(await readData(file)).toBe(sampleFiles[file]);
  }
});

test('an answer other than the file or "not found" is a failure', async () => {
  globalThis.fetch = (() => Promise.resolve({ ok: false, status: 503 })) as unknown as typeof fetch;
  await expect(readData('catalogue.json')).rejects.toThrow('catalogue.json answered 503');
});
