/** @jest-environment node */
import { createDevelopmentLog, describeFailure } from './developmentLog';

const lineOf = (entry: object) => `${JSON.stringify({ level: 50, ...entry })}\n`;

test('prints all failures, and returns each failure on the server once, for the next page', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const log = createDevelopmentLog('/repository', '/artefacts');
  log.write(
    lineOf({ remote: 'cart', route: '/cart', message: 'Error: no total\n    at Cart (cart.cjs:1:1)' }),
  );
  const failure = { remote: 'cart', expose: './pages/cart', kind: 'event', message: 'no price' };
  log.write(lineOf({ failure: { ...failure, version: '1.0.0' } }));
  expect(await log.serverFailures()).toEqual(['cart: /cart failed (server): Error: no total']);
  expect(await log.serverFailures()).toEqual([]);
  expect(print.mock.calls.flat()).toEqual([
    'cart: /cart failed (server): Error: no total',
    'cart: ./pages/cart failed (event): no price',
  ]);
});

test('prints other lines unchanged', () => {
  const print = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const line = lineOf({ msg: 'A deployment could not be loaded' });
  createDevelopmentLog('/repository', '/artefacts').write(line);
  expect(print).toHaveBeenCalledWith(line);
});

const described = { remote: 'cart', expose: './pages/cart', kind: 'render', message: 'no total' };

/** Maps line 1 to line 1 of a library, and line 2 to line 3 of a page. */
const sourceMap = JSON.stringify({
  version: 3,
  names: [],
  sources: [
    'webpack://tanabana-cart/../node_modules/react/index.js',
    'webpack://tanabana-cart//repository/mfe-cart/src/page.tsx',
  ],
  sourcesContent: ['react', 'one\ntwo\nthrow total;\nfour'],
  mappings: 'AAAA;ACEA',
});

test.each([
  [
    'a browser',
    'http://localhost:3000/assets/cart/pages-cart.1f2a91c0aa.js',
    'browser/pages-cart.1f2a91c0aa.js',
  ],
  [
    'the server',
    'cart/1.0.0-4f2a91c07b/server/pages-cart.3f2a91c0aa.cjs',
    'server/pages-cart.3f2a91c0aa.cjs',
  ],
])(
  'a failure in %s is described with its line of source, without the lines of libraries',
  async (_where, script, file) => {
    const at = (line: number) => `    at Page (${script}:${line}:5)\n`;
    const read: string[] = [];
    const description = await describeFailure(
      { ...described, stack: `Error: no total\n${at(1)}${at(2)}` },
      '/repository',
      (...names) => {
        read.push(names.join(' '));
        return Promise.resolve(sourceMap);
      },
    );
    expect(new Set(read)).toEqual(new Set([`cart ${file}`]));
    expect(description.split('\n')).toEqual([
      'cart: ./pages/cart failed (render): no total',
      '  mfe-cart/src/page.tsx:3',
      '     1 | one',
      '     2 | two',
      '>    3 | throw total;',
      '     4 | four',
    ]);
  },
);

test('a source that is named relative to its deployable is described by its path in the repository', async () => {
  const stack =
    'Error: no total\n    at Page (http://localhost:3000/assets/cart/pages-cart.1f2a91c0aa.js:2:5)';
  const relative = sourceMap.replace(
    'webpack://tanabana-cart//repository/mfe-cart/',
    'webpack://tanabana-cart/./',
  );
  const description = await describeFailure({ ...described, stack }, '/repository', () =>
    Promise.resolve(relative),
  );
  expect(description).toContain('\n  mfe-cart/src/page.tsx:3\n');
});

test('a failure without a stack is described by its message', async () => {
  const noMap = () => Promise.reject(new Error('no source map is read'));
  expect(await describeFailure(described, '/repository', noMap)).toBe(
    'cart: ./pages/cart failed (render): no total',
  );
});
