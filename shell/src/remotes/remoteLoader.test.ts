import { PageHealth } from './pageHealth';
import { createRemoteLoader } from './remoteLoader';

const remotes = {
  cart: {
    owner: 'Cart team',
    version: '2',
    entry: '/assets/cart/2/entry.js',
    previous: { version: '1', entry: '/assets/cart/1/entry.js' },
  },
  content: { owner: 'Content team', version: '1', entry: '/assets/content/1/entry.js' },
};

const shareScope = {};

/**
 * @param answers results of imports of entry scripts, in order. A text is the module that the container exposes. An
 * error makes the import fail.
 */
function loaderWith(...answers: readonly (string | Error)[]) {
  const report = jest.fn();
  const health = new PageHealth(remotes);
  const init = jest.fn();
  const imported: string[] = [];
  const importContainer = (address: string) => {
    const answer = answers[imported.length];
    imported.push(address);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ init, get: () => Promise.resolve(() => answer) });
  };
  const loader = createRemoteLoader(remotes, { importContainer, shareScope, report, health });
  return { report, health, init, imported, ...loader };
}

test('the remote loader passes the singletons to a container before it requests an expose', async () => {
  const { load, init, imported } = loaderWith('cart of version 2');
  expect(await load('cart', './pages/cart', 0)).toBe('cart of version 2');
  expect(init).toHaveBeenCalledWith(shareScope);
  expect(imported).toEqual(['/assets/cart/2/entry.js']);
});

test('the remote loader imports an entry once, however often its exposes are loaded', async () => {
  const { load, imported } = loaderWith('cart of version 2');
  await load('cart', './pages/cart', 0);
  expect(await load('cart', './pages/cart', 0)).toBe('cart of version 2');
  expect(imported).toEqual(['/assets/cart/2/entry.js']);
});

test('the remote loader uses the fallback version when the live version does not load, and reports the failure', async () => {
  const { load, report, health, imported } = loaderWith(new Error('404'), 'cart of version 1');
  expect(await load('cart', './pages/cart', 0)).toBe('cart of version 1');
  expect(imported).toEqual(['/assets/cart/2/entry.js', '/assets/cart/1/entry.js']);
  expect(report).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'cart', version: '2', kind: 'load', error: new Error('404') }),
  );
  expect(health.versionOf('cart')).toBe('1');
  expect(health.loads).toEqual([
    { remote: 'cart', expose: './pages/cart', milliseconds: expect.any(Number) as number },
  ]);
});

test('the remote loader rejects immediately for a remote without a fallback version', async () => {
  const { load, report, imported } = loaderWith(new Error('404'));
  await expect(load('content', './pages/home', 0)).rejects.toThrow('404');
  expect(imported).toEqual(['/assets/content/1/entry.js']);
  expect(report).not.toHaveBeenCalled();
});

test('a retry after both versions have failed requests the live version with another address', async () => {
  const { load, health, imported } = loaderWith(new Error('404'), new Error('404'), 'cart of version 2');
  await expect(load('cart', './pages/cart', 0)).rejects.toThrow('404');
  expect(await load('cart', './pages/cart', 1)).toBe('cart of version 2');
  expect(imported).toEqual([
    '/assets/cart/2/entry.js',
    '/assets/cart/1/entry.js',
    '/assets/cart/2/entry.js?r=1',
  ]);
  expect(health.versionOf('cart')).toBe('2');
});

test('the remote loader uses the fallback version in the attempt after a render error, and switches only once', async () => {
  const { load, switchToFallback, imported } = loaderWith('broken', 'cart of version 1');
  await load('cart', './pages/cart', 0);
  expect(switchToFallback('cart')).toBe(true);
  expect(await load('cart', './pages/cart', 1)).toBe('cart of version 1');
  expect(imported).toEqual(['/assets/cart/2/entry.js', '/assets/cart/1/entry.js']);
  expect(switchToFallback('cart')).toBe(false);
});
