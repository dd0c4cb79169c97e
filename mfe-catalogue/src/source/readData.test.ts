import { sampleFiles } from '../testing/sampleCatalogue';
import { serveData } from '../testing/serveData';
import { readData } from './readData';

test('the text of a data file is returned, or undefined if the file does not exist', async () => {
  serveData(sampleFiles);
  for (const file of ['catalogue.json', 'cards/0.json', 'products/1.json', 'products/404.json']) {
    expect(await readData(file)).toBe(sampleFiles[file]);
  }
});

test('a response with an error other than 404 is a failure', async () => {
  globalThis.fetch = (() => Promise.resolve({ ok: false, status: 503 })) as unknown as typeof fetch;
  await expect(readData('catalogue.json')).rejects.toThrow('catalogue.json answered 503');
});
