import { npm, npmStart } from './test/npmStart';
import { publishPresentSources } from './test/publishPresentSources';
import { openTestShop } from './test/testShop';

/** A page that displays the name of the React file that renders it. */
const PAGE = `
const { createElement } = require('react');
const renderer = () => /react-dom-server[\\w.-]*/.exec(new Error().stack)?.[0];
exports.default = {
  Component: () => createElement('p', null, renderer()),
  meta: () => ({ title: 'Cart', description: 'Your cart' }),
};`;

/** Like `PAGE`, but throws unless the production build of React renders the page. */
const REFUSING = PAGE.replace(
  "createElement('p', null, renderer())",
  "{ if (!/production/.test(renderer())) throw new Error('rendered by ' + renderer()); return null; }",
);

test.each(['start', 'serve'] as const)(
  'npm run %s renders with the production build of React',
  async (script) => {
    const shop = await openTestShop();
    await publishPresentSources(shop, PAGE);
    if (script === 'serve') await shop.promoted(1, PAGE);
    const { origin, ended, signal } = await npmStart({ DATA_DIR: shop.folder }, script);
    try {
      const page = await (await fetch(`${origin}/cart`)).text();
      expect(/react-dom-server[\w.-]*/.exec(page)?.[0]).toBe('react-dom-server.node.production.js');
    } finally {
      signal('SIGTERM');
      await ended;
    }
  },
);

test('the release commands use the production build too', async () => {
  const shop = await openTestShop();
  await shop.release(1, REFUSING);
  const { code, output } = await npm(['run', 'release', '--', 'promote', 'newest'], {
    DATA_DIR: shop.folder,
  }).ended;
  expect(output).not.toContain('rendered by');
  expect(code).toBe(0);
});

test('NODE_ENV selects another build', async () => {
  const shop = await openTestShop();
  await shop.release(1, REFUSING);
  const { output } = await npm(['run', 'release', '--', 'verify', 'newest'], {
    DATA_DIR: shop.folder,
    NODE_ENV: 'development',
  }).ended;
  expect(output).toContain('rendered by react-dom-server.node.development.js');
});
