import { cartStore } from '@tanabana/shop/cart/cartStore';
import { compositionSchema } from '@tanabana/contract/remotes/composition';
import { defaultSettings } from '@tanabana/contract/settings/defaultSettings';
import { wishlistStore } from '@tanabana/shop/wishlist/wishlistStore';
import * as v from 'valibot';
import { blocksOfProducts } from './blocksOfProducts';

const route = { path: '/cart', remote: 'cart', expose: './pages/cart', scripts: [] };
const composition = v.parse(compositionSchema, {
  release: 'r1',
  seed: 1,
  shell: '1',
  settings: defaultSettings,
  remotes: {},
  routes: [{ ...route, keeps: ['/records/products.json', '/records/notes.json'] }],
  records: {
    'catalogue/products': { address: '/records/products.json', isDivided: true },
    'catalogue/others': { address: '/records/others.json', isDivided: true },
    'catalogue/notes': { address: '/records/notes.json' },
  },
});
const index = [10, 20, 30].map((from) => ({ from, file: `products-${from}.json` }));

test('lists the blocks of the products in cart and wishlist, of the divided records that offline pages read', async () => {
  const requested: string[] = [];
  globalThis.fetch = ((address: string) => {
    requested.push(address);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(index) });
  }) as typeof fetch;
  await cartStore.update((cart) => ({ ...cart, items: [] }));
  await wishlistStore.update(() => []);
  expect(await blocksOfProducts(composition)).toEqual([]);
  expect(requested).toEqual([]);

  const vase = { price: 1, image: '', category: '', size: '', color: '', material: '', quantity: 25 };
  await cartStore.update((cart) => ({ ...cart, items: [{ ...vase, id: 12, title: 'Vase' }] }));
  await wishlistStore.update(() => [
    { id: 35, name: 'Bowl', price: 1, image: '', category: '', addedAt: '' },
  ]);
  expect(await blocksOfProducts(composition)).toEqual([
    `${window.location.origin}/records/products-10.json`,
    `${window.location.origin}/records/products-30.json`,
  ]);
  expect(requested).toEqual(['/records/products.json']);
});
