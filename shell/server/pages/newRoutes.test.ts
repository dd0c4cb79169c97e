/** @jest-environment node */
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { dataIn } from '../../test/readHtml';
import { openStorefront, openTestShop, pageSaying, versionOf } from '../../test/testShop';

const route = (page: string) => ({ path: `/${page}`, expose: `./pages/${page}`, fragments: [] });

const withGiftCards = () =>
  builtDeployable(
    {
      version: versionOf(2),
      title: 'The cart',
      routes: [
        { ...route('cart'), isPersonal: true },
        {
          ...route('gift-cards'),
          links: [
            { label: 'Gift cards', section: 'Presents', to: '/gift-cards', inMenus: true },
            { label: 'Paper', section: 'Presents', to: '/gift-cards?kind=paper' },
          ],
        },
      ],
      records: { addresses: 'records/addresses.json' },
      exposes: { './pages/cart': [], './pages/gift-cards': ['pages-gift-cards.js'] },
      serverModules: {
        './pages/cart': 'server/pages-cart.cjs',
        './pages/gift-cards': 'server/pages-gift-cards.cjs',
      },
    },
    {
      'browser/entry.js': 'export {}',
      'browser/pages-gift-cards.js': 'export {}',
      'browser/records/addresses.json': JSON.stringify(['/gift-card/1000', '/gift-card/a&b']),
      'server/pages-cart.cjs': pageSaying('cart'),
      'server/pages-gift-cards.cjs': pageSaying('gift cards'),
    },
  );

test('a new page of a remote is rendered and listed in menus and sitemap, with an unchanged shell', async () => {
  const shop = await openTestShop();
  const { shell } = await shop.promoted(1);
  const app = await openStorefront(shop);
  expect((await app.inject('/gift-cards')).statusCode).toBe(404);

  await shop.promote((await shop.compose([withGiftCards()])).id);
  const page = await app.inject('/gift-cards');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<p>gift cards 2 seed');
  const { composition } = dataIn(page.body);
  const scripts = [expect.stringMatching(/^\/assets\/cart\/pages-gift-cards\.[0-9a-f]{10}\.js$/)];
  expect(composition.routes.find(({ path: own }) => own === '/gift-cards')).toMatchObject({ scripts });
  const sitemap = (await app.inject('/sitemap.xml')).body;
  for (const path of ['/gift-cards', '/gift-cards?kind=paper', '/gift-card/1000', '/gift-card/a&amp;b']) {
    expect(sitemap).toContain(`${path}</loc>`);
  }
  expect(page.body).toContain(`/assets/shell/${shell.entry}`);

  // The menu contains only the link with `inMenus`. The list of pages contains both links of the new page.
  expect(composition.menu).toEqual([{ label: 'Gift cards', to: '/gift-cards' }]);
  expect(composition.remotes.cart?.title).toBe('The cart');
  expect((await app.inject(`/_pages/${composition.release}.json`)).json()).toEqual([
    { label: 'Gift cards', section: 'Presents', to: '/gift-cards', inMenus: true },
    { label: 'Paper', section: 'Presents', to: '/gift-cards?kind=paper' },
  ]);
  expect((await app.inject('/cart')).body).toContain('<meta name="robots" content="noindex"/>');
  expect(page.body).not.toContain('noindex');
});

test.each(['/_pages/000000000000.json', '/_pages/..%2f..%2fpackage.json', '/_pages/A.json'])(
  'there is no list of pages at %s',
  async (address) => {
    const shop = await openTestShop();
    await shop.promoted(1);
    const app = await openStorefront(shop);
    expect((await app.inject(address)).statusCode).toBe(404);
  },
);
