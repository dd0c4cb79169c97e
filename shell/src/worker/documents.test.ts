/** @jest-environment node */
import { cachedPaths, clearCaches, newEvent } from './workerGlobals.testing';
import {
  cacheDocument,
  cachePicturesOf,
  listDocuments,
  matchDocument,
  removeDocuments,
  touchDocument,
} from './documents';
import { DOCUMENTS, FILES } from './storage';

jest.mock('./eviction');

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

/** Simulates the network. Returns an array to which the path and integrity of each request are added. */
function serve(respond: (path: string) => Promise<Response> = () => Promise.resolve(new Response('script'))) {
  const requested: [path: string, integrity: string][] = [];
  globalThis.fetch = (input) => {
    const { url, integrity } = input as Request;
    const { pathname } = new URL(url);
    requested.push([pathname, integrity]);
    return respond(pathname);
  };
  return requested;
}

const cache = (...given: Parameters<typeof documentOf>) => cacheDocument(newEvent(), documentOf(...given));

beforeEach(() => {
  clearCaches();
  serve();
});

test('a document is cached with its scripts and the offline script, whose integrity is checked', async () => {
  const requested = serve();
  await cache('/product/1');
  expect(cachedPaths(DOCUMENTS)).toEqual(['/product/1']);
  expect(requested).toEqual([
    ['/assets/shell/main.0123456789.js', 'sha384-a'],
    ['/assets/shell/offline.0123456789.js', 'sha384-b'],
  ]);
  expect(cachedPaths(FILES)).toEqual(requested.map(([path]) => path));
});

test.each([
  ['the server does not allow it', documentOf(undefined)],
  ['it is for one visitor', documentOf('/cart', { 'cache-control': 'private, no-store' })],
])('a document is not cached when %s', async (_why, response) => {
  expect(await cacheDocument(newEvent(), response)).toBeUndefined();
  expect(cachedPaths(DOCUMENTS)).toEqual([]);
});

test('a document whose scripts cannot be fetched is not cached', async () => {
  serve(() => Promise.resolve(new Response('', { status: 404 })));
  await expect(cache('/cart')).rejects.toThrow('404');
  expect(cachedPaths(DOCUMENTS)).toEqual([]);
});

test('the drawings of a page that was never displayed are fetched, and its photographs are not', async () => {
  const modes: [path: string, mode: RequestCache][] = [];
  globalThis.fetch = (input) => {
    const { url, cache } = input as Request;
    modes.push([new URL(url).pathname, cache]);
    return Promise.resolve(new Response('picture'));
  };
  await cachePicturesOf(
    newEvent(),
    '<img src="/assets/cart/basket.svg"/><img src="/assets/catalogue/vase.webp"/>',
  );
  expect(modes).toEqual([
    ['/assets/cart/basket.svg', 'force-cache'],
    ['/assets/catalogue/vase.webp', 'only-if-cached'],
  ]);
});

test('a document is not cached if all documents are removed while its files are fetched', async () => {
  const responses: ((script: Response) => void)[] = [];
  serve(() => new Promise((resolve) => responses.push(resolve)));
  const caching = cache('/product/1');
  await removeDocuments();
  serve();
  responses.forEach((respond) => respond(new Response('script')));
  await caching;
  expect(cachedPaths(DOCUMENTS)).toEqual([]);
});

test('an address matches the cached document with the most equal parameters, and none with other parameters', async () => {
  const found = async (address: string) => {
    const document = await matchDocument(new URL(address, 'https://shop.example'));
    return document?.headers.get('x-tanabana-release');
  };
  await cache('/catalogue?category=rugs', { 'x-tanabana-release': 'rugs' });
  expect(await found('/catalogue')).toBeUndefined();
  await cache('/catalogue', { 'x-tanabana-release': 'all' });
  expect(await found('/catalogue?category=rugs&utm_source=mail')).toBe('rugs');
  expect(await found('/catalogue?category=wood')).toBe('all');
  expect(await found('/product/1')).toBeUndefined();
});

test('the list contains the titles of public pages, the last used first', async () => {
  let time = 1_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (time += 1));
  await cache('/product/1');
  await cache('/faq', {}, '<title>FAQ</title>');
  await cache('/cart', {}, '<title>Cart</title><meta name="robots" content="noindex"/>');
  expect((await listDocuments()).map(({ address, title }) => [address, title])).toEqual([
    ['/faq', 'FAQ'],
    ['/product/1', 'Vase & bowl | Tanabana'],
  ]);
  time += 3_600_000;
  expect(await touchDocument('/product/1', 'r1')).toBe(true);
  expect(await touchDocument('/faq', 'r2')).toBe(false);
  expect((await listDocuments()).map(({ address }) => address)).toEqual(['/product/1', '/faq']);
});
