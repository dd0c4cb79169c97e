/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '@tanabana/releases/versions/builtDeployable.testing';
import * as v from 'valibot';
import { productIdSchema } from './productId';
import { removeProduct } from './removeProduct';

const ENTRY = { width: 1200, height: 1500, color: '#112233', alt: 'A vase' };

/** Creates a shop with the products 1 and 12. The product 1 has three pictures, one of which the home page shows. */
function shopWith(files: Readonly<Record<string, unknown>> = {}) {
  const shop = newFolder();
  const pictures = ['1-detail', '1-setting', '1-whole', '11-whole', '12-whole'];
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(shop, file)), { recursive: true });
    writeFileSync(path.join(shop, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('collection/vases/1.json', { id: 1, image: ['1-whole', '1-detail', '1-setting'] });
  write('collection/vases/12.json', { id: 12, price: 1, image: ['12-whole'] });
  write('collection/groups.json', [{ category: 'Vases', folder: 'vases', picture: '11-whole' }]);
  write('pictures/catalogue/manifest.json', Object.fromEntries(pictures.map((name) => [name, ENTRY])));
  for (const name of pictures) write(`pictures/catalogue/images/${name}-400.webp`, name);
  write('content/home.json', { slides: [{ picture: '1-setting', to: '/product/12' }] });
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    shop,
    images: () => readdirSync(path.join(shop, 'pictures/catalogue/images')).sort(),
    entries: () =>
      Object.keys(
        JSON.parse(readFileSync(path.join(shop, 'pictures/catalogue/manifest.json'), 'utf8')) as object,
      ),
  };
}

test('the file and the pictures of a product are deleted, except pictures that other files show', async () => {
  const { shop, images, entries } = shopWith();
  expect(await removeProduct(shop, '1')).toEqual({
    removed: [
      'collection/vases/1.json',
      'pictures/catalogue/images/1-detail-400.webp',
      'pictures/catalogue/images/1-whole-400.webp',
    ],
    kept: [{ picture: '1-setting', users: ['content/home.json'] }],
    references: [],
  });
  expect(existsSync(path.join(shop, 'collection/vases/1.json'))).toBe(false);
  expect(existsSync(path.join(shop, 'collection/vases/12.json'))).toBe(true);
  expect(images()).toEqual(['1-setting-400.webp', '11-whole-400.webp', '12-whole-400.webp']);
  expect(entries()).toEqual(['1-setting', '11-whole', '12-whole']);
});

test('files that still name the product are listed', async () => {
  const { shop } = shopWith({
    'content/posts/clay.md': '---\nproducts:\n  - { id: 1, name: "Vase" }\n---\nClay.',
    'content/posts/kiln.md': '---\nproducts:\n  - id: 12\n---\nSee [a vase](/product/123).',
    'layout/layout.json': { links: [{ to: '/compare?ids=12,1' }] },
    'collection/carousels.json': [{ to: '/product/1?size=8' }],
    'collection/shopify.json': { vase: 1, bowl: 12 },
  });
  const { references } = await removeProduct(shop, '1');
  expect(references).toEqual([
    'collection/carousels.json',
    'collection/shopify.json',
    'content/posts/clay.md',
    'layout/layout.json',
  ]);
});

test('a product that is named by a handle is removed, and its references are listed', async () => {
  const address = `/product/${v.parse(productIdSchema, 'blue-vase')}`;
  const { shop } = shopWith({
    'collection/vases/blue-vase.json': { id: 'blue-vase', image: [] },
    'collection/carousels.json': [{ to: address }],
    'content/posts/clay.md': '---\nproducts:\n  - { id: blue-vase, name: "Vase" }\n---\nClay.',
    'content/posts/kiln.md': '---\nproducts:\n  - { id: blue-vase-2, name: "Vase" }\n---\nKiln.',
  });
  const { removed, references } = await removeProduct(shop, 'blue-vase');
  expect(removed).toEqual(['collection/vases/blue-vase.json']);
  expect(references).toEqual(['collection/carousels.json', 'content/posts/clay.md']);
});

test.each(['2', 'groups', '../1'])('the unknown product %s is rejected, and nothing changes', async (id) => {
  const { shop, images, entries } = shopWith();
  const before = [images(), entries(), readdirSync(shop, { recursive: true })];
  await expect(removeProduct(shop, id)).rejects.toThrow(`There is no product ${id} in ${shop}/collection.`);
  expect([images(), entries(), readdirSync(shop, { recursive: true })]).toEqual(before);
});
