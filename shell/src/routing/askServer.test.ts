import { defaultSettings } from '@tanabana/runtime/settings/defaultSettings';
import { createAskServer } from './askServer';

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
let answer: { status: number; body: unknown };
const reloaded = jest.fn();

beforeEach(() => {
  asked = [];
  answer = { status: 200, body: { seed: 7, data: ['rug'] } };
  window.history.replaceState({ top: 10 }, '', '/catalogue');
  reloaded.mockClear();
  globalThis.fetch = ((address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    return Promise.resolve({ status: answer.status, json: () => Promise.resolve(answer.body) });
  }) as unknown as typeof fetch;
});

const ask = () => createAskServer(composition, () => '2', reloaded)('catalogue');

test('asks for the data of an address in the release of the document', async () => {
  expect(await ask()?.('/catalogue?q=rug')).toEqual(['rug']);
  expect(asked).toEqual(['/_data/r1/catalogue?q=rug']);
});

test('returns the data of a page that is not found', async () => {
  answer = { status: 404, body: { seed: 7, data: { instead: 404 } } };
  expect(await ask()?.('/product/1')).toEqual({ instead: 404 });
});

test('ends a request whose signal is aborted', async () => {
  const leaving = new AbortController();
  leaving.abort();
  await expect(ask()?.('/catalogue', { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('is absent for a remote from a dev server, a fallback version and an unknown remote', () => {
  const askServer = createAskServer(composition, (name) => (name === 'catalogue' ? '1' : '2'), reloaded);
  expect(['catalogue', 'cart', 'nobody'].map(askServer)).toEqual([undefined, undefined, undefined]);
});

const OUTDATED = [
  ['the release is no longer served', { status: 410, body: { message: 'gone' } }],
  ['a new day has begun', { status: 200, body: { seed: 8, data: ['vase'] } }],
] as const;

test.each(OUTDATED)('when %s, loads the opened document again, once for a history entry', async (_, body) => {
  answer = body;
  void ask()?.('/catalogue', { isOpened: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reloaded).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ top: 10, reloaded: 'r1' });
  await expect(ask()?.('/catalogue', { isOpened: true })).rejects.toThrow('/catalogue');
  expect(reloaded).toHaveBeenCalledTimes(1);
});

test.each(OUTDATED)('when %s, a suggestion fails and the page stays', async (_, body) => {
  answer = body;
  await expect(ask()?.('/catalogue?q=r')).rejects.toThrow('/catalogue?q=r');
  expect(reloaded).not.toHaveBeenCalled();
});

test('data that cannot be loaded are no reason for another document', async () => {
  answer = { status: 503, body: { message: 'busy' } };
  await expect(ask()?.('/catalogue', { isOpened: true })).rejects.toThrow('answered 503');
  expect(reloaded).not.toHaveBeenCalled();
});
