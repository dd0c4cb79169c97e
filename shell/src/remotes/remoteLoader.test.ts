import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { PageHealth } from './pageHealth';
import { createRemoteLoader } from './remoteLoader';

jest.mock('@module-federation/enhanced/runtime', () => ({
  init: jest.fn(),
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const remotes = {
  cart: {
    owner: 'Cart team',
    version: '2',
    entry: '/assets/cart/2/entry.js',
    previous: { version: '1', entry: '/assets/cart/1/entry.js' },
  },
  content: { owner: 'Content team', version: '1', entry: '/assets/content/1/entry.js' },
};

/** Creates a loader for which the federation runtime gives these answers, in order. */
function loaderWith(...answers: readonly (string | Error)[]) {
  const report = jest.fn();
  let next = 0;
  jest.mocked(loadRemote).mockImplementation(() => {
    const answer = answers[next++];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  jest.mocked(registerRemotes).mockClear();
  const health = new PageHealth(remotes);
  return { report, health, ...createRemoteLoader(remotes, report, health) };
}

const registered = () => jest.mocked(registerRemotes).mock.calls.map(([[remote]]) => remote);
const entry = (address: string) => expect.objectContaining({ entry: address }) as unknown;

test('the remote loader takes the fallback version when the live one does not load, and reports the live one', async () => {
  const { load, report, health } = loaderWith(new Error('404'), 'cart of version 1');
  expect(await load('cart', './pages/cart', 0)).toBe('cart of version 1');
  expect(registered()).toEqual([entry('/assets/cart/1/entry.js')]);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'cart', version: '2', kind: 'load', error: new Error('404') }),
  );
  expect(health.versionOf('cart')).toBe('1');
  expect(health.loads).toEqual([
    { remote: 'cart', expose: './pages/cart', milliseconds: expect.any(Number) as number },
  ]);
});

test('the remote loader fails at once for a remote without a fallback version', async () => {
  const { load, report } = loaderWith(new Error('404'));
  await expect(load('content', './pages/home', 0)).rejects.toThrow('404');
  expect(registered()).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test('the remote loader requests the live version at another address when both versions have failed and the visitor retries', async () => {
  const { load, health } = loaderWith(new Error('404'), new Error('404'), 'cart of version 2');
  await expect(load('cart', './pages/cart', 0)).rejects.toThrow('404');
  expect(await load('cart', './pages/cart', 1)).toBe('cart of version 2');
  expect(registered()).toEqual([entry('/assets/cart/1/entry.js'), entry('/assets/cart/2/entry.js?r=1')]);
  expect(health.versionOf('cart')).toBe('2');
});

test('the remote loader replaces a version that throws while rendering once, and uses the fallback version in the next attempt', async () => {
  const { load, switchToFallback } = loaderWith('broken', 'cart of version 1');
  await load('cart', './pages/cart', 0);
  expect(switchToFallback('cart')).toBe(true);
  expect(await load('cart', './pages/cart', 1)).toBe('cart of version 1');
  expect(registered()).toEqual([entry('/assets/cart/1/entry.js')]);
  expect(switchToFallback('cart')).toBe(false);
});
