/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import sharp from 'sharp';
import { fromShopify } from './fromShopify';
import { plainText } from './plainText';

const COLUMNS = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value',
  'Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
  'Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Status',
].join(',');

const PRODUCTS = [
  COLUMNS,
  'throw,"Wool, Throw","<p>Warm &amp; light.</p><script>alert(1)</script>",Acme,Throws,"wool, gift",true,Size,S,Color,Red,T-1,,,,649.50,800,https://cdn.example/throw-front.jpg?v=1,A red throw,active',
  'throw,,,,,,,,L,,Blue,T-2,shopify,0,continue,900,,https://cdn.example/throw-back.jpg,,',
  'throw,,,,,,,,S,,Blue,T-3,shopify,0,deny,649.50,,,,',
  'lamp,Lamp,,Acme,Lamps & Lights,,true,Title,Default Title,,,,shopify,0,deny,1200,1500,,,active',
  'secret,Secret,,Acme,Lamps,,true,Title,Default Title,,,S-1,,,,5,,,,draft',
].join('\n');

function shopWith(csv: string) {
  const folder = newFolder();
  const shop = path.join(folder, 'kesari');
  mkdirSync(path.join(shop, 'collection'), { recursive: true });
  writeFileSync(path.join(folder, 'products.csv'), csv);
  const read = (file: string) => JSON.parse(readFileSync(path.join(shop, file), 'utf8')) as unknown;
  return { folder, shop, read, run: () => fromShopify({ csv: path.join(folder, 'products.csv'), shop }) };
}

test('variants become sizes and colours, and the body becomes text', async () => {
  const { run, read } = shopWith(PRODUCTS);
  await run();
  expect(read('collection/throws/1.json')).toEqual({
    id: 1,
    name: 'Wool, Throw',
    price: [
      { size: 'S', color: 'Red', amount: 649.5, originalAmount: 800, SKU: 'T-1' },
      { size: 'L', color: 'Blue', amount: 900, SKU: 'T-2' },
      { size: 'S', color: 'Blue', amount: 649.5, SKU: 'T-3', isSoldOut: true },
    ],
    image: [],
    description: 'Warm & light.',
    details: [],
    color: ['Red', 'Blue'],
    tags: ['wool', 'gift'],
    SKU: 'T-1',
  });
  expect(read('collection/lamps-lights/2.json')).toMatchObject({
    price: 1200,
    originalPrice: 1500,
    stock: 'sold out',
    SKU: 'lamp',
  });
  expect(read('collection/groups.json')).toEqual([
    { category: 'Throws', folder: 'throws' },
    { category: 'Lamps & Lights', folder: 'lamps-lights' },
  ]);
});

test('a second import changes nothing, and keeps what was edited', async () => {
  const { run, shop, read } = shopWith(PRODUCTS);
  await run();
  const file = path.join(shop, 'collection/throws/1.json');
  writeFileSync(file, '{"edited":true}');
  expect(await run()).toMatchObject({ added: [], kept: 2 });
  expect(read('collection/throws/1.json')).toEqual({ edited: true });
});

test('a product that the export gains gets a number of its own', async () => {
  const { run, folder, read } = shopWith(PRODUCTS);
  await run();
  writeFileSync(
    path.join(folder, 'products.csv'),
    `${COLUMNS}\nbowl,Bowl,,,Bowls,,true,,,,,B,,,,70,,,,active\n${PRODUCTS.slice(COLUMNS.length + 1)}`,
  );
  expect(await run()).toMatchObject({ kept: 2 });
  expect(read('collection/bowls/3.json')).toMatchObject({ name: 'Bowl', price: 70 });
});

test('what the export lacks is listed', async () => {
  const { run, shop } = shopWith(PRODUCTS);
  const { missing } = await run();
  expect(missing).toEqual([
    { handle: 'throw', field: 'picture' },
    { handle: 'lamp', field: 'description' },
    { handle: 'lamp', field: 'picture' },
    { handle: 'lamp', field: 'SKU' },
  ]);
  expect(readFileSync(path.join(shop, 'missing.csv'), 'utf8')).toMatch(/^handle,field\r\nthrow,picture/);
});

test('photographs are found by the name of the picture or the handle', async () => {
  const { folder, shop, read } = shopWith(PRODUCTS);
  const photos = path.join(folder, 'photos');
  mkdirSync(photos);
  const photo = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#a33' } }).jpeg();
  await photo.toFile(path.join(photos, 'throw-front.jpg'));
  await fromShopify({ csv: path.join(folder, 'products.csv'), shop, photos });
  expect(read('collection/throws/1.json')).toMatchObject({ image: ['1-whole'] });
  expect(read('pictures/catalogue/manifest.json')).toMatchObject({ '1-whole': { alt: 'A red throw' } });
  expect(existsSync(path.join(shop, 'pictures/catalogue/images/1-whole-400.avif'))).toBe(true);
}, 60_000);

test('photographs of several products are all in the manifest, and an import that ends early can be repeated', async () => {
  const { folder, shop, read } = shopWith(PRODUCTS);
  const photos = path.join(folder, 'photos');
  mkdirSync(photos);
  const photo = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#a33' } }).jpeg();
  for (const name of ['throw-front', 'throw-back']) await photo.toFile(path.join(photos, `${name}.jpg`));
  writeFileSync(path.join(photos, 'lamp.jpg'), 'not a picture');
  const run = () => fromShopify({ csv: path.join(folder, 'products.csv'), shop, photos });
  await expect(run()).rejects.toThrow('lamp.jpg cannot be read as a picture');
  expect(read('collection/shopify.json')).toEqual({ throw: 1, lamp: 2 });
  await photo.toFile(path.join(photos, 'lamp.jpg'));
  await run();
  expect(Object.keys(read('pictures/catalogue/manifest.json') as object)).toEqual([
    '1-2',
    '1-whole',
    '2-whole',
  ]);
}, 60_000);

test('another file is refused, with the columns that it lacks', async () => {
  await expect(shopWith('a,b\n1,2').run()).rejects.toThrow(/lacks the columns Handle, Title, Variant Price/);
});

test.each([
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['Caf&#233; &#x41; &hearts; <b>now</b>!', 'Café A &hearts; now!'],
  ['<style>p{}</style><img src=x onerror=alert(1)>Text', 'Text'],
])('the text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
