import type { AskOptions } from '@tanabana/contract/pages/askServer';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { askServer } from './askServer';
import { createAskServer } from './createAskServer';

const remote = (entry: string) => ({ owner: 'Catalogue team', version: '2', entry });

const composition = {
  release: 'r1',
  seed: 7,
  shell: '1',
  settings: defaultSettings,
  records: {},
  routes: [],
  remotes: {
    catalogue: remote('/assets/catalogue/entry.js'),
    cart: remote('http://localhost:3001/entry.js'),
  },
};

let asked: string[];
let isOffline: boolean;
let answer: { status: number; body: unknown };
const reloaded = jest.fn();

beforeEach(() => {
  asked = [];
  isOffline = false;
  answer = { status: 200, body: { seed: 7, data: ['rug'] } };
  window.history.replaceState({ top: 10 }, '', '/catalogue');
  reloaded.mockClear();
  globalThis.fetch = ((address: string, { signal, cache }: RequestInit) => {
    asked.push(address);
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    if (isOffline && cache !== 'force-cache') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ status: answer.status, json: () => Promise.resolve(answer.body) });
  }) as unknown as typeof fetch;
});

const ask = (address: string, options?: AskOptions) => askServer(composition, address, options, reloaded);

test('asks for the data of an address in the release of the document', async () => {
  expect(await ask('/catalogue?q=rug')).toEqual(['rug']);
  expect(asked).toEqual(['/_data/r1/catalogue?q=rug']);
});

test('returns the data of a page that is not found', async () => {
  answer = { status: 404, body: { seed: 7, data: { instead: 404 } } };
  expect(await ask('/product/1')).toEqual({ instead: 404 });
});

test('ends a request whose signal is aborted', async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(ask('/catalogue', { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('without a network, an answer in the cache of the browser is used', async () => {
  isOffline = true;
  expect(await ask('/catalogue?q=rug')).toEqual(['rug']);
  expect(asked).toHaveLength(2);
});

test('is present for the version in the release, and absent for other versions and remotes', async () => {
  const versions: Readonly<Record<string, string>> = { catalogue: '2', account: '1', cart: '2' };
  const askServerOf = createAskServer(composition, {
    versionOf: (name) => versions[name] ?? 'unknown',
  });
  expect(['account', 'cart', 'nobody'].map(askServerOf)).toEqual([undefined, undefined, undefined]);
  expect(await askServerOf('catalogue')?.('/catalogue?q=rug')).toEqual(['rug']);
});

const OUTDATED = [
  ['the release is no longer served', { status: 410, body: { message: 'gone' } }],
  ['a new day has begun', { status: 200, body: { seed: 8, data: ['vase'] } }],
] as const;

test.each(OUTDATED)('when %s, loads the opened document again, once for a history entry', async (_, body) => {
  answer = body;
  void ask('/catalogue', { isOpened: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ top: 10, reloaded: 'r1' });
  await expect(ask('/catalogue', { isOpened: true })).rejects.toThrow('/catalogue');
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test.each(OUTDATED)('when %s, a suggestion fails and the page stays', async (_, body) => {
  answer = body;
  await expect(ask('/catalogue?q=r')).rejects.toThrow('/catalogue?q=r');
  expect(reloaded).not.toHaveBeenCalled();
});

test('data that cannot be loaded are no reason for another document', async () => {
  answer = { status: 503, body: { message: 'busy' } };
  await expect(ask('/catalogue', { isOpened: true })).rejects.toThrow('answered 503');
  expect(reloaded).not.toHaveBeenCalled();
});
