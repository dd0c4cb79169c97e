/** @jest-environment node */
import containerRuntime, { satisfiesCaret } from './containerRuntime';

const openAt = (origin: string) => Object.assign(globalThis, { location: { origin } });

Object.assign(globalThis, { ENTRY_ADDRESS: 'https://shop.example/assets/cart/entry.js' });
beforeEach(() => openAt('https://shop.example'));

const { initContainerEntry, consumes } = containerRuntime.bundlerRuntime;

/** Creates a container whose chunk 7 imports React as module 42. The shell shares the given versions of React. */
function containerIn(...shared: readonly string[]) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const webpackRequire = {
    m: modules,
    S: {},
    p: '/assets/cart/',
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 42: { shareKey: 'react', requiredVersion: '^19.3.1' } },
      chunkMapping: { 7: ['42'] },
    },
  };
  const react = shared.map((version) => [version, { get: () => () => `React ${version}` }] as const);
  initContainerEntry({ webpackRequire, shareScope: { react: Object.fromEntries(react) } });
  const load = (chunkId: string) => {
    const promises: Promise<unknown>[] = [];
    consumes({ webpackRequire, chunkId, promises });
    return Promise.all(promises);
  };
  const run = (id: string) => {
    const module = { exports: {} as unknown };
    modules[id]?.(module);
    return module.exports;
  };
  return { load, run, publicPath: webpackRequire.p };
}

test('a chunk gets the shared module that the shell shares', async () => {
  const { load, run } = containerIn('19.4.0');
  await load('7');
  expect(run('42')).toBe('React 19.4.0');
});

test('a chunk gets the version in its range when the shell shares several versions', async () => {
  const { load, run } = containerIn('18.2.0', '19.3.2');
  await load('7');
  expect(run('42')).toBe('React 19.3.2');
});

test.each([
  [['18.2.0', '20.0.0'], 'react ^19.3.1, the shell shares 18.2.0, 20.0.0'],
  [[], 'react ^19.3.1, the shell shares none'],
])('a chunk does not load when the shell shares %j', (shared, reason) => {
  expect(() => containerIn(...shared).load('7')).toThrow(reason);
});

test('a chunk without shared modules does not wait for shared modules', async () => {
  expect(await containerIn().load('8')).toEqual([]);
});

test('files are fetched from the origin of the entry on a page of another origin', () => {
  expect(containerIn().publicPath).toBe('/assets/cart/');
  openAt('https://host.example');
  expect(containerIn().publicPath).toBe('https://shop.example/assets/cart/');
});

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.3.2', '^19.3.1'],
  ['19.10.0', '^19.3.1'],
])('%s satisfies %s', (version, range) => {
  expect(satisfiesCaret(version, range)).toBe(true);
});

test.each([
  ['19.3.0', '^19.3.1'],
  ['19.2.9', '^19.3.1'],
  ['20.3.1', '^19.3.1'],
  ['9.3.1', '^19.3.1'],
  ['19.4.0-rc.1', '^19.3.1'],
  ['19.3.2-rc.1', '^19.3.1'],
])('%s does not satisfy %s', (version, range) => {
  expect(satisfiesCaret(version, range)).toBe(false);
});
