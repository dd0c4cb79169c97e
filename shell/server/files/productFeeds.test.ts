/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SoldProduct } from '@tanabana/contract/remotes/offerList';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { compose } from '@tanabana/releases/releases/compose';
import { builtDeployable } from '@tanabana/releases/versions/builtDeployable.testing';
import { nameByContent } from '@tanabana/releases/versions/namedByContent';
import { dividedRecord } from '@tanabana/tooling/webpack/recordFiles';
import { DomUtils, parseDocument } from 'htmlparser2';
import Papa from 'papaparse';
import { openStorefront, openTestShop, versionOf } from '../../test/testShop';

jest.setTimeout(60_000);

const { brand, origin } = defaultSettings;

const picture = (name: string) => ({ address: `/assets/gifts/${name}.webp`, alt: `A picture of ${name}` });

const VASE: SoldProduct = {
  id: 1,
  sku: 'G-1',
  name: 'Vase & “lid”',
  description: 'Turned < glazed,\nby hand',
  category: 'Pottery',
  path: '/gift/1',
  pictures: ['vase', 'lid', 'foot'].map(picture),
  offers: [
    { id: 'G-1-5-in', path: '/gift/1?size=5+in', price: 1_680, size: '5 in' },
    { id: 'G-1-8-in', path: '/gift/1?size=8+in', price: 2_100.5, size: '8 in' },
  ],
};
const BELL: SoldProduct = {
  ...VASE,
  id: 2,
  sku: 'G-2',
  name: '=HYPERLINK("https://evil.example")',
  path: '/gift/2',
  pictures: [],
  offers: [{ id: 'G-2', path: '/gift/2', price: 900 }],
};
const RUG: SoldProduct = { ...VASE, id: 3, sku: 'G-3', name: 'Rug', path: '/gift/3', offers: [] };

async function shopWith(products: readonly SoldProduct[]) {
  const shop = await openTestShop();
  const { artefacts, releases } = shop.context;
  const { shell } = await shop.release(1);
  const files = dividedRecord('offers', products, nameByContent);
  const index = Object.keys(files).at(-1) ?? '';
  const gifts = await artefacts.publish(
    builtDeployable(
      {
        name: 'gifts',
        version: versionOf(1),
        records: {
          ...(products.length > 0 && { offers: index }),
          addresses: 'records/addresses.json',
        },
        ...(products.length > 0 && { divided: ['offers'] }),
      },
      {
        'browser/entry.js': 'export {}',
        'browser/records/addresses.json': JSON.stringify(products.map((product) => product.path)),
        ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`browser/${file}`, text])),
      },
    ),
  );
  const versions = { [shell.name]: shell.version, gifts: gifts.version };
  const release = await compose(artefacts, versions, defaultSettings, new Date(0).toISOString());
  await releases.save(release);
  await shop.promote(release.id);
  return { shop, app: await openStorefront(shop) };
}

const parsed = (xml: string) => parseDocument(xml, { xmlMode: true });
const fieldsOf = (item: ReturnType<typeof DomUtils.getElementsByTagName>[number]) =>
  item.children.flatMap((child) => ('name' in child ? [[child.name, DomUtils.textContent(child)]] : []));

test('the Google feed has an item for each priced size, with its fields, and none for a rug', async () => {
  const { app } = await shopWith([VASE, BELL, RUG]);
  const { statusCode, headers, body } = await app.inject('/feeds/google.xml');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
    vary: 'accept-encoding',
  });
  const [rss] = DomUtils.getElementsByTagName('rss', parsed(body));
  expect(rss?.attribs).toEqual({ version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' });
  const items = DomUtils.getElementsByTagName('item', parsed(body)).map(fieldsOf);
  expect(items).toHaveLength(3);
  expect(items[0]).toEqual([
    ['g:id', 'G-1-5-in'],
    ['g:title', 'Vase & “lid”, 5 in'],
    ['g:description', 'Turned < glazed,\nby hand'],
    ['g:link', `${origin}/gift/1?size=5+in`],
    ['g:image_link', `${origin}/assets/gifts/vase.webp`],
    ['g:additional_image_link', `${origin}/assets/gifts/lid.webp`],
    ['g:additional_image_link', `${origin}/assets/gifts/foot.webp`],
    ['g:availability', 'in_stock'],
    ['g:price', '1680.00 INR'],
    ['g:condition', 'new'],
    ['g:brand', brand],
    ['g:identifier_exists', 'no'],
    ['g:product_type', 'Pottery'],
    ['g:item_group_id', 'G-1'],
    ['g:size', '5 in'],
  ]);
  expect(items[1]).toContainEqual(['g:price', '2100.50 INR']);
  expect(items[2]?.map(([name]) => name)).not.toContain('g:item_group_id');
});

test('the Shopify file has a row for each size and each further picture, and no formula', async () => {
  const { app } = await shopWith([VASE, BELL, RUG]);
  const { headers, body } = await app.inject('/feeds/shopify.csv');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const { data, errors } = Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  const columns = [
    'URL handle',
    'Title',
    'SKU',
    'Option1 name',
    'Option1 value',
    'Price',
    'Product image URL',
  ];
  expect(data.map((row) => columns.map((column) => row[column]))).toEqual([
    ['gift-1', VASE.name, 'G-1-5-in', 'Size', '5 in', '1680.00', `${origin}/assets/gifts/vase.webp`],
    ['gift-1', '', 'G-1-8-in', '', '8 in', '2100.50', `${origin}/assets/gifts/lid.webp`],
    ['gift-1', '', '', '', '', '', `${origin}/assets/gifts/foot.webp`],
    ['gift-2', `'${BELL.name}`, 'G-2', 'Title', 'Default Title', '900.00', ''],
  ]);
  expect(data[0]?.Description).toBe(VASE.description);
});

const LAMP: SoldProduct = {
  ...BELL,
  id: 4,
  name: 'Lamp',
  path: '/gift/4',
  optionName: 'Colour',
  offers: [
    { id: 'L-1', path: '/gift/4?size=rose', price: 900, size: 'rose', originalPrice: 1_000 },
    { id: 'L-2', path: '/gift/4?size=leaf', price: 900, size: 'leaf', isSoldOut: true },
  ],
};

test('both feeds have colours, former prices, and what is sold out', async () => {
  const { app } = await shopWith([LAMP]);
  const google = parsed((await app.inject('/feeds/google.xml')).body);
  const [rose, leaf] = DomUtils.getElementsByTagName('item', google).map(fieldsOf);
  expect(rose).toEqual(
    expect.arrayContaining([
      ['g:price', '1000.00 INR'],
      ['g:sale_price', '900.00 INR'],
      ['g:color', 'rose'],
      ['g:availability', 'in_stock'],
    ]),
  );
  expect(leaf).toContainEqual(['g:availability', 'out_of_stock']);
  expect(leaf?.map(([name]) => name)).not.toContain('g:sale_price');
  const { body } = await app.inject('/feeds/shopify.csv');
  const { data } = Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true });
  const columns = [
    'Option1 name',
    'Compare-at price',
    'Inventory tracker',
    'Continue selling when out of stock',
  ];
  expect(data.map((row) => columns.map((column) => row[column]))).toEqual([
    ['Colour', '1000.00', '', 'CONTINUE'],
    ['', '', 'shopify', 'DENY'],
  ]);
});

test('the sitemap names the pictures of products, also of those without a price', async () => {
  const { app } = await shopWith([VASE, RUG]);
  const [urlset] = DomUtils.getElementsByTagName('urlset', parsed((await app.inject('/sitemap.xml')).body));
  expect(urlset?.attribs['xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1');
  const images = DomUtils.getElementsByTagName('url', urlset ?? [])
    .map((url) => DomUtils.getElementsByTagName('image:loc', url).map(DomUtils.textContent))
    .filter(({ length }) => length > 0);
  expect(images).toEqual([VASE, RUG].map(({ pictures }) => pictures.map(({ address }) => origin + address)));
});

test('there are no feeds without a remote that publishes offers', async () => {
  const { app } = await shopWith([]);
  for (const feed of ['google.xml', 'shopify.csv'])
    expect((await app.inject(`/feeds/${feed}`)).statusCode).toBe(404);
});

test('a feed is read once for a release, and not sent with a part of the products', async () => {
  const { app, shop } = await shopWith(Array.from({ length: 101 }, (_, id) => ({ ...BELL, id })));
  const { artefacts } = shop.context;
  await app.inject('/healthz');
  const read = jest.spyOn(artefacts, 'read');
  await app.inject('/feeds/google.xml');
  await app.inject('/feeds/google.xml');
  expect(read).toHaveBeenCalledTimes(7);
  const records = path.join(shop.folder, 'artefacts/gifts/files/browser/records');
  rmSync(path.join(records, readdirSync(records).find((file) => file.startsWith('offers-5.')) ?? '-'));
  expect((await app.inject('/feeds/shopify.csv')).statusCode).toBe(500);
});

/** Runs a task, and returns the longest time in which no other task could run, in milliseconds. */
async function watched<Result>(run: () => Promise<Result>) {
  let [last, longestPause] = [performance.now(), 0];
  const measure = () => {
    const now = performance.now();
    longestPause = Math.max(longestPause, now - last);
    last = now;
  };
  const timer = setInterval(measure, 1);
  const result = await run();
  measure();
  clearInterval(timer);
  return { result, longestPause };
}

test('feeds and sitemap of 10,000 products leave no other request waiting', async () => {
  const { app } = await shopWith(
    Array.from({ length: 10_000 }, (_, id) => ({
      ...VASE,
      id,
      path: `/gift/${id}`,
      // Text that differs from product to product, as long as a description.
      description: Array.from({ length: 6 }, (_, part) =>
        createHash('sha512').update(`${id} ${part}`).digest('base64'),
      ).join(' & '),
    })),
  );
  await app.inject('/healthz');
  for (const file of ['/feeds/google.xml', '/feeds/shopify.csv', '/sitemap-1.xml']) {
    const { result, longestPause } = await watched(() =>
      app.inject({ url: file, headers: { 'accept-encoding': 'br' } }),
    );
    expect(result.statusCode).toBe(200);
    expect(longestPause).toBeLessThan(800);
  }
});
