/** @jest-environment node */
import { cachedPaths, cacheOf, clearCaches, navigationTo } from './workerGlobals.testing';
import { NavigationRoute } from 'workbox-routing';
import { NOT_CACHEABLE, pages, shownCopies } from './navigations';
import { DOCUMENTS, stamp } from './storage';

jest.mock('./eviction');

const cacheText = async (path: string, text: string) =>
  cacheOf(DOCUMENTS).put(path, await stamp(new Response(text)));

async function navigate(path: string, preload: () => Promise<Response | undefined>) {
  const event = navigationTo(path, preload());
  const [response, done] = pages.handleAll({ event, request: event.request });
  return { response: await response, done };
}

/** Results of a navigation request without a network. */
const MISSING_NETWORK = {
  'rejected preload': () => Promise.reject(new TypeError('Failed to fetch')),
  'preload that resolves with a network error, as in Firefox': () => Promise.resolve(Response.error()),
  'failed fetch where preloads are not enabled': () => Promise.resolve(undefined),
};

beforeEach(() => {
  clearCaches();
  shownCopies.clear();
  globalThis.fetch = () => Promise.reject(new TypeError('NetworkError'));
});

describe.each(Object.entries(MISSING_NETWORK))('without a network, after a %s', (_how, preload) => {
  test('a navigation is served from the cache, and its page can request the reason', async () => {
    await cacheText('/product/1', 'cached');
    const { response } = await navigate('/product/1', preload);
    expect(await response.text()).toBe('cached');
    expect(shownCopies.get('page')).toMatchObject({ because: 'gone', isRenewed: false });
  });

  test('a page that is not cached redirects to the offline page', async () => {
    await cacheText('/_offline', 'list');
    const { response } = await navigate('/product/2?size=5', preload);
    expect(response.headers.get('location')).toBe(
      'https://shop.example/_offline?page=%2Fproduct%2F2%3Fsize%3D5',
    );
  });

  test('a navigation fails if the offline page is not cached', async () => {
    await expect(navigate('/product/2', preload)).rejects.toThrow();
  });
});

test('a slow navigation is served from the cache, and the late response is cached', async () => {
  await cacheText('/faq', 'cached');
  let answer: (response: Response) => void = () => undefined;
  const preload = new Promise<Response>((resolve) => (answer = resolve));
  const { response, done } = await navigate('/faq', () => preload);
  expect(await response.text()).toBe('cached');
  expect(shownCopies.get('page')).toMatchObject({ because: 'slow', isRenewed: false });
  answer(new Response('new', { headers: { 'cache-control': 'public', 'x-tanabana-keep': '/faq' } }));
  await done;
  expect(await (await cacheOf(DOCUMENTS).match('/faq'))?.text()).toBe('new');
  expect(shownCopies.get('page')).toMatchObject({ isRenewed: true });
});

test('a document is stored at the address in its header', async () => {
  const { response, done } = await navigate('/faq?utm_source=mail', () =>
    Promise.resolve(
      new Response('new', { headers: { 'cache-control': 'public', 'x-tanabana-keep': '/faq' } }),
    ),
  );
  expect(await response.text()).toBe('new');
  await done;
  expect(cachedPaths(DOCUMENTS)).toEqual(['/faq']);
});

test.each([
  ['/', true],
  ['/product/1?size=5', true],
  ['/_offline', true],
  ['/_offline?page=%2Fcart', true],
  ['/_releases', false],
  ['/_kit', false],
  ['/api/users/me', false],
  ['/metrics', false],
  ['/cart?preview=token', false],
  ['/cart?size=5&composition=token', false],
])('%s may be cached: %s', (path, expected) => {
  const { request, ...event } = navigationTo(path, Promise.resolve(undefined));
  const route = new NavigationRoute(pages, { denylist: NOT_CACHEABLE });
  const url = new URL(request.url);
  expect(route.match({ event, request, url, sameOrigin: true }) === true).toBe(expected);
});
