/** @jest-environment node */
import { describeFailure } from './describeFailure';

const failure = { remote: 'cart', expose: './pages/cart', kind: 'render', message: 'no total' };

/** Maps line 1 to line 1 of a library, line 2 to line 3 of a page. */
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

const at = (line: number) => `    at Page (http://localhost:3000/assets/cart/dev/pages-cart.js:${line}:5)\n`;

test('a failure is described with its line of source, without the lines of libraries', async () => {
  const description = await describeFailure(
    { ...failure, stack: `Error: no total\n${at(1)}${at(2)}` },
    '/repository',
    () => Promise.resolve(sourceMap),
  );
  expect(description.split('\n')).toEqual([
    'cart: ./pages/cart failed (render): no total',
    '  mfe-cart/src/page.tsx:3',
    '     1 | one',
    '     2 | two',
    '>    3 | throw total;',
    '     4 | four',
  ]);
});

test('a failure without a stack is described by its message', async () => {
  const noMap = () => Promise.reject(new Error('no source map is read'));
  expect(await describeFailure(failure, '/repository', noMap)).toBe(
    'cart: ./pages/cart failed (render): no total',
  );
});
