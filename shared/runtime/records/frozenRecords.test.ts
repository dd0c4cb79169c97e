import { parseCart } from '../cart/parseCart';
import { CART_KEY } from '../cart/cartStore';
import { createSessionStore } from '../session/createSessionStore';
import { WISHLIST_KEY } from '../wishlist/wishlistStore';
import { parseWishlist } from '../wishlist/wishlist';
import bareList from './frozen/bareList.2026-11-21.json';
import stored from './frozen/storage.2026-11-22.json';

// Browsers still hold what earlier versions stored: never edit a sample, add another when a record changes.

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

test('storage.2026-11-22.json: the cart is read whole', () => {
  const cart = parseCart(JSON.parse(stored[CART_KEY]));
  expect(cart).toEqual(JSON.parse(stored.tanabana_cart));
  expect(cart?.items).toMatchObject([vase, { ...rug, category: 'Rugs', price: 0, size: '8 x 10 ft' }]);
});

test('bareList.2026-11-21.json: a cart without its wrapping is read, with names, and numbers in digits', () => {
  expect(parseCart(JSON.parse(bareList[CART_KEY]))).toMatchObject({
    items: [vase, { ...rug, category: '', price: 92_000, size: '' }],
    isOpen: false,
  });
});

test('storage.2026-11-22.json: the wishlist is read whole', () => {
  const wishlist = parseWishlist(JSON.parse(stored[WISHLIST_KEY]));
  expect(wishlist).toEqual(JSON.parse(stored.wishlist));
  expect(wishlist).toMatchObject([{ id: 30001, priceRange: '₹1,250 – ₹2,350' }]);
});

test('storage.2026-11-22.json: the session lasts until its idle end', () => {
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
