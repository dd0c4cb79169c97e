import fc from 'fast-check';
import { emptyCart, itemCount, lineKey, subtotal } from './cart';
import { hostileStorage } from './hostileStorage.testing';
import { parseCart } from './parseCart';

const stored = { id: 30001, title: 'Brass Urli', price: 2450, category: 'Handicraft Products', quantity: 40 };
const line = { ...stored, image: '', size: '', color: 'Standard', material: 'Handcrafted' };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a cart is what every cart must be, wherever it comes from. */
function isSound(value: unknown): boolean {
  const cart = parseCart(value);
  if (!cart) return true;
  const sums = [subtotal(cart), itemCount(cart)];
  return (
    typeof cart.isOpen === 'boolean' &&
    new Set(cart.items.map(lineKey)).size === cart.items.length &&
    sums.every((sum) => Number.isFinite(sum) && sum >= 0) &&
    cart.items.every(
      ({ id, title, price, quantity, ...texts }) =>
        Number.isSafeInteger(id) &&
        id > 0 &&
        title.trim() !== '' &&
        Number.isFinite(price) &&
        price >= 0 &&
        Number.isSafeInteger(quantity) &&
        quantity >= 25 &&
        Object.values(texts).every((text) => typeof text === 'string'),
    )
  );
}

test('reads a whole record', () => {
  expect(parseCart({ items: [stored], isOpen: true })).toEqual({ items: [line], isOpen: true });
});

test('reads a bare list', () => {
  expect(parseCart([stored])).toEqual({ items: [line], isOpen: false });
});

test('reads back what it gave', () => {
  const whole = {
    ...line,
    size: '12 in',
    color: 'Gold',
    material: 'Brass',
    dimensions: '12 in across',
    priceRange: '₹1 – ₹2',
  };
  expect(parseCart({ items: [whole], isOpen: false })).toEqual({ items: [whole], isOpen: false });
});

test('is closed unless it is said to be open', () => {
  expect(parseCart({ items: [] })).toEqual(emptyCart);
  expect(emptyCart.isOpen).toBe(false);
});

test('knows a product by its name where it has no title', () => {
  expect(parseCart([{ id: 1, name: 'Vase' }])?.items[0]?.title).toBe('Vase');
  expect(parseCart([{ id: 1, title: 'Tall vase', name: 'Vase' }])?.items[0]?.title).toBe('Tall vase');
});

test('takes numbers written in digits', () => {
  expect(parseCart([{ ...stored, id: '30001', price: '2450', quantity: '40' }])?.items).toEqual([line]);
});

test('raises quantities to 25', () => {
  expect(parseCart([{ ...stored, quantity: 3 }])?.items[0]?.quantity).toBe(25);
  expect(parseCart([{ ...stored, quantity: undefined }])?.items[0]?.quantity).toBe(25);
});

test('counts lines of the same product as one and keeps the first', () => {
  const twice = parseCart([stored, { ...stored, title: 'Another name', quantity: 60 }]);
  expect(twice?.items).toEqual([{ ...line, quantity: 100 }]);
});

test('leaves out lines without id or name and keeps the others', () => {
  expect(parseCart([{ title: 'No id' }, null, stored, { id: 2 }, { id: 3, title: ' ' }])?.items).toEqual([
    line,
  ]);
});

test('gives a line whose price cannot be counted the price 0', () => {
  for (const price of [0, -0, -1, Number.NaN, Infinity, '1e400', 'free', null, {}]) {
    expect(parseCart([{ ...stored, price }])?.items[0]?.price).toBe(0);
  }
});

test('is nothing where nothing like a cart is stored', () => {
  for (const junk of [undefined, null, 5, 'cart', true, {}, { items: 'x' }])
    expect(parseCart(junk)).toBeUndefined();
});

test('makes a sound cart of every corrupted record', () => {
  expect(hostileStorage.length).toBeGreaterThan(80);
  expect(hostileStorage.filter((text) => !isSound(jsonOf(text)))).toEqual([]);
});

test('makes a sound cart of anything', () => {
  const key = fc.constantFrom(
    'id',
    'title',
    'name',
    'price',
    'quantity',
    'size',
    'category',
    '__proto__',
    'x',
  );
  const candidate = fc.dictionary(key, fc.oneof(fc.jsonValue(), fc.double(), fc.integer()));
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(candidate), fc.record({ items: fc.array(candidate) })),
      isSound,
    ),
    { numRuns: 1_000 },
  );
});

test('reads ten thousand lines in one go', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...stored, id: index + 1 }));
  expect(parseCart(many)?.items).toHaveLength(10_000);
});

test('leaves no trace on the prototype of objects', () => {
  parseCart(JSON.parse('{"items":[{"id":1,"title":"x","__proto__":{"polluted":true}}]}'));
  expect({}).not.toHaveProperty('polluted');
});
