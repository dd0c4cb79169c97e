import { npm, npmStart } from './test/npmStart';
import { publishPresentSources } from './test/publishPresentSources';
import { openTestShop, pageSaying, RENDERED_BY, RENDERER } from './test/testShop';

/** A page that throws unless the production build of React renders the page. */
const REFUSING = pageSaying('production', {
  inPage: `const renderer = ${RENDERER}; if (!/production/.test(renderer)) throw new Error('rendered by ' + renderer)`,
});

test('npm start promotes the sources of the checkout, and renders with the production build of React', async () => {
  const shop = await openTestShop();
  await publishPresentSources(shop, RENDERED_BY);
  await shop.promoted(1);
  const { origin, ended, signal } = await npmStart({ DATA_DIR: shop.folder });
  try {
    expect(await (await fetch(`${origin}/cart`)).text()).toContain('react-dom-server.node.production.js');
  } finally {
    signal('SIGTERM');
    await ended;
  }
});

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
