import { CART_KEY, parseCart } from '../cart/cartStore';
import { createSessionStore } from '../session/sessionStore';
import { WISHLIST_KEY } from '../wishlist/wishlistStore';
import { parseWishlist } from '../wishlist/wishlist';
import bareList from './frozen/bareList.2026-11-21.json';
import stored from './frozen/storage.2026-11-22.json';

// The samples are values that earlier versions of the shop stored. Browsers may still contain such values. Never edit a
// sample. Add another sample when a format changes.

const vase = {
  id: 30001,
  title: 'Blue Pottery Vase with Lotus Vine',
  price: 1680,
  category: 'Handicraft Products',
  size: '10 in',
  color: 'Standard',
  material: 'Handcrafted',
  quantity: 30,
};
const rug = { ...vase, id: 10001, title: 'Gulnar Medallion Rug', quantity: 25 };

test('the complete cart of storage.2026-11-22.json is parsed', () => {
  const cart = parseCart(JSON.parse(stored[CART_KEY]));
  expect(cart).toEqual(JSON.parse(stored.tanabana_cart));
  expect(cart?.items).toMatchObject([vase, { ...rug, category: 'Rugs', price: 0, size: '8 x 10 ft' }]);
});

test('a bare list of lines, with names instead of titles and numbers as text, is parsed (bareList.2026-11-21.json)', () => {
  expect(parseCart(JSON.parse(bareList[CART_KEY]))).toMatchObject({
    items: [vase, { ...rug, category: '', price: 92_000, size: '' }],
    isOpen: false,
  });
});

test('the complete wishlist of storage.2026-11-22.json is parsed', () => {
  const wishlist = parseWishlist(JSON.parse(stored[WISHLIST_KEY]));
  expect(wishlist).toEqual(JSON.parse(stored.wishlist));
  expect(wishlist).toMatchObject([{ id: 30001, priceRange: '₹1,250 – ₹2,350' }]);
});

test('the session of storage.2026-11-22.json lasts until its idle end', () => {
  const values: Readonly<Record<string, string>> = stored;
  const storage = {
    getItem: (key: string) => values[key] ?? null,
    setItem: jest.fn(),
    removeItem: jest.fn(),
  };
  const end = Number(stored.sessionIdleEnd);
  const userAt = (time: number) => createSessionStore(storage, () => time).read();
  expect(userAt(end - 1)).toMatchObject({
    id: '5b0f6f0e-3a55-4a43-9f8f-0f4a3c1f6c11',
    name: 'Asha Verma',
    email: 'asha@example.in',
  });
  expect(userAt(end)).toBeNull();
});
