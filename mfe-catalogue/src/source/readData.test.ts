import { sampleFiles } from '../testing/sampleCatalogue';
import { serveData } from '../testing/serveData';
import { readData as readInBrowser } from './readData';
import { readData as readOnServer } from './readData.server';

test('server and browser read the same data', async () => {
  serveData(sampleFiles);
  for (const file of ['catalogue.json', 'cards/0.json', 'products/1.json', 'products/404.json']) {
    expect(await readInBrowser(file)).toBe(await readOnServer(file));
  }
});

test('an answer other than the file or "not found" is a failure', async () => {
  globalThis.fetch = (() => Promise.resolve({ ok: false, status: 503 })) as unknown as typeof fetch;
  await expect(readInBrowser('catalogue.json')).rejects.toThrow('catalogue.json answered 503');
});
