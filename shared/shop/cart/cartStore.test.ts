import fc from 'fast-check';
import { emptyCart, itemCount, lineKey, subtotal } from './cart';
import { hostileStorage } from './hostileStorage.testing';
import { parseCart } from './cartStore';

const stored = { id: 30001, title: 'Brass Urli', price: 2450, category: 'Handicraft Products', quantity: 40 };
const line = { ...stored, image: '', size: '', color: 'Standard', material: 'Handcrafted' };

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether `parseCart` rejects a value or returns a valid cart. */
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

test('parseCart parses a complete record', () => {
  expect(parseCart({ items: [stored], isOpen: true })).toEqual({ items: [line], isOpen: true });
});

test('parseCart parses a bare list', () => {
  expect(parseCart([stored])).toEqual({ items: [line], isOpen: false });
});

test('parseCart parses its own result to the same cart', () => {
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

test('parseCart returns a closed cart unless the record is open', () => {
  expect(parseCart({ items: [] })).toEqual(emptyCart);
  expect(emptyCart.isOpen).toBe(false);
});

test("parseCart uses a product's name if it has no title", () => {
  expect(parseCart([{ id: 1, name: 'Vase' }])?.items[0]?.title).toBe('Vase');
  expect(parseCart([{ id: 1, title: 'Tall vase', name: 'Vase' }])?.items[0]?.title).toBe('Tall vase');
});

test('parseCart accepts numbers written as digits', () => {
  expect(parseCart([{ ...stored, id: '30001', price: '2450', quantity: '40' }])?.items).toEqual([line]);
});

test('parseCart raises quantities to 25', () => {
  expect(parseCart([{ ...stored, quantity: 3 }])?.items[0]?.quantity).toBe(25);
  expect(parseCart([{ ...stored, quantity: undefined }])?.items[0]?.quantity).toBe(25);
});

test('parseCart merges lines of the same product into the first', () => {
  const twice = parseCart([stored, { ...stored, title: 'Another name', quantity: 60 }]);
  expect(twice?.items).toEqual([{ ...line, quantity: 100 }]);
});

test('parseCart skips only lines without id or name', () => {
  expect(parseCart([{ title: 'No id' }, null, stored, { id: 2 }, { id: 3, title: ' ' }])?.items).toEqual([
    line,
  ]);
});

test('parseCart sets an invalid price to 0', () => {
  for (const price of [0, -0, -1, Number.NaN, Infinity, '1e400', 'free', null, {}]) {
    expect(parseCart([{ ...stored, price }])?.items[0]?.price).toBe(0);
  }
});

test('parseCart returns undefined for any value that is no cart', () => {
  for (const junk of [undefined, null, 5, 'cart', true, {}, { items: 'x' }])
    expect(parseCart(junk)).toBeUndefined();
});

test('parseCart returns a valid cart or undefined for every corrupted record', () => {
  expect(hostileStorage.length).toBeGreaterThan(80);
  expect(hostileStorage.filter((text) => !isSound(jsonOf(text)))).toEqual([]);
});

test('parseCart returns a valid cart or undefined for any value', () => {
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

test('parseCart parses ten thousand lines', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...stored, id: index + 1 }));
  expect(parseCart(many)?.items).toHaveLength(10_000);
});

test('parseCart does not change the prototype of objects', () => {
  parseCart(JSON.parse('{"items":[{"id":1,"title":"x","__proto__":{"polluted":true}}]}'));
  expect({}).not.toHaveProperty('polluted');
});
