/** @jest-environment node */
import { cachedPaths, cacheOf, clearCaches, newEvent } from './workerGlobals.testing';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback';
import { files, isImmutable } from './files';
import { FILES } from './storage';

jest.mock('./eviction');

const SCRIPT = 'https://shop.example/assets/cart/entry.0123456789.js';

/** @param responses responses of the network, in order. The last response is repeated. */
function serve(...responses: readonly (() => Response)[]) {
  const requested: string[] = [];
  globalThis.fetch = (request) => {
    const respond = responses[Math.min(requested.length, responses.length - 1)]!;
    requested.push((request as Request).url);
    return Promise.resolve().then(respond);
  };
  return requested;
}

async function load(address: string): Promise<string> {
  const [response, done] = files.handleAll({ event: newEvent(), request: new Request(address) });
  const text = await (await response).text();
  await done.catch(() => undefined);
  return text;
}

beforeEach(clearCaches);

test('a file is requested once', async () => {
  const requested = serve(() => new Response('script'));
  expect([await load(SCRIPT), await load(SCRIPT)]).toEqual(['script', 'script']);
  expect(requested).toEqual([SCRIPT]);
});

test('a retry fetches the file, and replaces the cached file', async () => {
  serve(
    () => new Response('broken'),
    () => new Response('whole'),
  );
  await load(SCRIPT);
  expect(await load(`${SCRIPT}?r=1`)).toBe('whole');
  expect(await load(SCRIPT)).toBe('whole');
});

const PICTURE = 'https://shop.example/assets/catalogue/pictures/30001-whole.0123456789';

const failed = () => {
  throw new TypeError('Failed to fetch');
};

test('without a network, another cached width or format of a picture is served', async () => {
  serve(() => new Response('picture'), failed);
  await load(`${PICTURE}-800.avif`);
  expect(await load(`${PICTURE}-400.webp`)).toBe('picture');
  expect(await load(`${PICTURE}-1200.avif`)).toBe('picture');
  expect(cachedPaths(FILES)).toEqual([new URL(`${PICTURE}-800.avif`).pathname]);
  await expect(load(PICTURE.replace('30001', '30002') + '-400.webp')).rejects.toThrow();
});

test('with a network, the requested width and format of a picture is served', async () => {
  serve(
    () => new Response('wide'),
    () => new Response('small'),
  );
  await load(`${PICTURE}-800.avif`);
  expect(await load(`${PICTURE}-400.avif`)).toBe('small');
});

test('a failed response is not cached', async () => {
  serve(() => new Response('no', { status: 404 }));
  await load(SCRIPT);
  expect(cachedPaths(FILES)).toEqual([]);
});

test('a full storage causes an eviction, and the file is served', async () => {
  const evictAtQuota = jest.fn();
  registerQuotaErrorCallback(evictAtQuota);
  serve(() => new Response('script'));
  cacheOf(FILES).isFull = true;
  expect(await load(SCRIPT)).toBe('script');
  expect(evictAtQuota).toHaveBeenCalledTimes(1);
});

test.each([
  ['/assets/cart/entry.0123456789.js', true],
  ['/assets/catalogue/pictures/30001-whole.0123456789-400.avif', true],
  ['/_pages/5d4db6a673fe.json', true],
  ['/assets/cart/dev/entry.js', false],
  ['/api/users/me', false],
  ['/_vitals', false],
  ['/sw.js', false],
])('%s is served from the cache: %s', (path, expected) => {
  expect(isImmutable(new URL(path, SCRIPT))).toBe(expected);
});
