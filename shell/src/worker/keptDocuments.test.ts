/** @jest-environment node */
import { createKeptDocuments } from './keptDocuments';
import { MemoryCache } from './memoryCache.testing';

const HTML = `<!doctype html><html><head><title>Vase &amp; bowl | Tanabana</title>
</head><body><script type="importmap">{"integrity":{"/assets/shell/main.0123456789.js":"sha384-a","/assets/shell/offline.0123456789.js":"sha384-b","/assets/shell/other.0123456789.js":"sha384-c"}}</script>
<link rel="modulepreload" href="/assets/shell/main.0123456789.js"/></body></html>`;

const documentOf = (address: string | undefined, headers: Record<string, string> = {}, html = HTML) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0',
      'x-tanabana-release': 'r1',
      ...(address !== undefined && { 'x-tanabana-keep': address }),
      ...headers,
    },
  });

function openDocuments(ensure = jest.fn(() => Promise.resolve())) {
  const cache = new MemoryCache();
  let now = 1_000;
  const documents = createKeptDocuments(
    () => Promise.resolve(cache.asCache),
    { ensure },
    () => (now += 1),
    () => Promise.resolve(),
  );
  return { cache, documents, ensure, later: (milliseconds: number) => (now += milliseconds) };
}

const at = (address: string) => new URL(address, 'https://shop.example');

test('a document is kept with its scripts and the late one, each with the integrity that it names', async () => {
  const { cache, documents, ensure } = openDocuments();
  await documents.keep(documentOf('/product/1'));
  expect(cache.paths).toEqual(['/product/1']);
  expect(ensure.mock.calls).toEqual([
    ['/assets/shell/main.0123456789.js', 'sha384-a'],
    ['/assets/shell/offline.0123456789.js', 'sha384-b'],
  ]);
});

test.each([
  ['the server does not say so', documentOf(undefined)],
  ['it is for one visitor', documentOf('/cart', { 'cache-control': 'private, no-store' })],
])('a document is not kept when %s', async (_why, response) => {
  const { cache, documents } = openDocuments();
  expect(await documents.keep(response)).toBeUndefined();
  expect(cache.paths).toEqual([]);
});

test('a document without all of its scripts is not kept', async () => {
  const { cache, documents } = openDocuments(jest.fn(() => Promise.reject(new Error('404'))));
  await expect(documents.keep(documentOf('/cart'))).rejects.toThrow('404');
  expect(cache.paths).toEqual([]);
});

test('what is under way when everything is forgotten is not kept', async () => {
  const arrivals: (() => void)[] = [];
  const { cache, documents } = openDocuments(
    jest.fn(() => new Promise<void>((resolve) => arrivals.push(resolve))),
  );
  const keeping = documents.keep(documentOf('/product/1'));
  await new Promise((resolve) => setTimeout(resolve));
  await documents.forget();
  arrivals.forEach((arrive) => arrive());
  await keeping;
  expect(cache.paths).toEqual([]);
});

test('an address finds the document that has most of its query, and none with another', async () => {
  const { documents } = openDocuments();
  const found = async (address: string) =>
    (await documents.match(at(address)))?.headers.get('x-tanabana-release');
  await documents.keep(documentOf('/catalogue?category=rugs', { 'x-tanabana-release': 'rugs' }));
  expect(await found('/catalogue')).toBeUndefined();
  await documents.keep(documentOf('/catalogue', { 'x-tanabana-release': 'all' }));
  expect(await found('/catalogue?category=rugs&utm_source=mail')).toBe('rugs');
  expect(await found('/catalogue?category=wood')).toBe('all');
  expect(await found('/product/1')).toBeUndefined();
});

test('the list names pages as they are titled, the last one first, and no hidden ones', async () => {
  const { documents, later } = openDocuments();
  await documents.keep(documentOf('/product/1'));
  await documents.keep(documentOf('/faq', {}, '<title>FAQ</title>'));
  await documents.keep(documentOf('/cart', {}, '<title>Cart</title><meta name="robots" content="noindex"/>'));
  expect((await documents.list()).map(({ address, title }) => [address, title])).toEqual([
    ['/faq', 'FAQ'],
    ['/product/1', 'Vase & bowl | Tanabana'],
  ]);
  later(3_600_000);
  expect(await documents.touch('/product/1', 'r1')).toBe(true);
  expect(await documents.touch('/faq', 'r2')).toBe(false);
  expect((await documents.list()).map(({ address }) => address)).toEqual(['/product/1', '/faq']);
});
