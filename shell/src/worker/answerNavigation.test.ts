/** @jest-environment node */
import { answerNavigation, isPage, passOn } from './answerNavigation';
import type { FetchEvent } from './workerScope';

/** A navigation without a network as Firefox reports it: the preload is not rejected. */
const withFailedPreload = (): FetchEvent => ({
  request: new Request('https://shop.example/product/1'),
  resultingClientId: 'page',
  preloadResponse: Promise.resolve(Response.error()),
  respondWith: () => undefined,
  waitUntil: () => undefined,
});

describe('a navigation preload that resolves with a network error', () => {
  beforeEach(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('NetworkError'));
  });

  test('is answered with the cached document', async () => {
    const onShown = jest.fn();
    const answer = await answerNavigation(withFailedPreload(), {
      documents: {
        keep: () => Promise.resolve(undefined),
        match: () => Promise.resolve(new Response('cached')),
      },
      timeoutMs: 1_000,
      onShown,
      onRenewed: () => undefined,
    });
    expect(await answer.text()).toBe('cached');
    expect(onShown).toHaveBeenCalledWith('page', expect.objectContaining({ because: 'gone' }));
  });

  test('is rejected for addresses that are not cached', async () => {
    await expect(passOn(withFailedPreload())).rejects.toThrow('NetworkError');
  });
});

test.each([
  ['/', true],
  ['/product/1?size=5', true],
  ['/_offline?page=%2Fcart', true],
  ['/_releases', false],
  ['/_kit', false],
  ['/api/users/me', false],
  ['/metrics', false],
  ['/cart?preview=token', false],
  ['/cart?override=cart@http://localhost:1', false],
])('%s is a page of everybody’s: %s', (address, expected) => {
  expect(isPage(new URL(address, 'https://shop.example'))).toBe(expected);
});
