import fc from 'fast-check';
import {
  addItem,
  emptyCart,
  hasRug,
  isRugCategory,
  isSameLine,
  itemCount,
  MINIMUM_ORDER_QUANTITY,
  orderableQuantity,
  removeItem,
  subtotal,
  updateQuantity,
  type Cart,
} from './cart';

const RUNS = { numRuns: 1_000 };

/** Few ids and options, so that the same line is met again and again. */
const product = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  title: fc.string({ minLength: 1 }),
  price: fc.nat({ max: 500_000 }),
  image: fc.constant(''),
  category: fc.constantFrom('Rugs', 'rugs', 'Handicraft Products', 'Rugs and more', ''),
  size: fc.constantFrom('', '5 x 7 ft', '8 x 10 ft'),
  color: fc.constantFrom('Standard', 'Madder'),
  material: fc.constantFrom('Handcrafted', 'Wool'),
});
const units = fc.integer({ min: -50, max: 500 });
const additions = fc.array(fc.tuple(product, units), { maxLength: 12 });

function cartOf(added: readonly (readonly [Parameters<typeof addItem>[1], number])[]): Cart {
  return added.reduce((cart, [item, quantity]) => addItem(cart, item, quantity), emptyCart);
}

const urli = {
  id: 30001,
  title: 'Brass Urli',
  price: 2450,
  image: '',
  category: 'Handicraft Products',
  size: '12 in',
  color: 'Standard',
  material: 'Handcrafted',
};

describe('orderableQuantity', () => {
  test('is a whole number of at least 25, whatever was asked for', () => {
    fc.assert(
      fc.property(fc.double(), (requested) => {
        const quantity = orderableQuantity(requested);
        expect(Number.isSafeInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(25);
      }),
      RUNS,
    );
  });

  test('is what was asked for from 25 on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 25, max: Number.MAX_SAFE_INTEGER }), (requested) => {
        expect(orderableQuantity(requested)).toBe(requested);
      }),
      RUNS,
    );
  });

  test.each([
    [24, 25],
    [25, 25],
    [26, 26],
    [30.9, 30],
    [-1, 25],
    [Number.NaN, 25],
    [Infinity, Number.MAX_SAFE_INTEGER],
  ])('makes %p into %p', (requested, quantity) => expect(orderableQuantity(requested)).toBe(quantity));

  test('knows the minimum order of 25 units', () => expect(MINIMUM_ORDER_QUANTITY).toBe(25));
});

describe('addItem', () => {
  test('asks for one unit unless told otherwise, which makes 25', () => {
    expect(addItem(emptyCart, urli).items).toEqual([{ ...urli, quantity: 25 }]);
  });

  test('adds one unit to a line already there', () => {
    expect(addItem(addItem(emptyCart, urli, 40), urli).items[0]?.quantity).toBe(41);
  });

  test('makes a line of at least 25 and of what was asked for', () => {
    fc.assert(
      fc.property(product, units, (item, quantity) => {
        expect(addItem(emptyCart, item, quantity).items).toEqual([
          { ...item, quantity: Math.max(25, quantity) },
        ]);
      }),
      RUNS,
    );
  });

  test('lets a line already there grow by the amount, to at least 25, and touches no other', () => {
    fc.assert(
      fc.property(additions, product, units, (before, item, quantity) => {
        const cart = addItem(cartOf(before), item);
        const after = addItem(cart, item, quantity);
        expect(after.items).toEqual(
          cart.items.map((line) =>
            isSameLine(line, item) ? { ...line, quantity: Math.max(25, line.quantity + quantity) } : line,
          ),
        );
      }),
      RUNS,
    );
  });

  test('never holds a product twice in the same size, colour and material', () => {
    fc.assert(
      fc.property(additions, (added) => {
        const { items } = cartOf(added);
        const different = new Set(
          items.map(({ id, size, color, material }) => [id, size, color, material].join('|')),
        );
        expect(different.size).toBe(items.length);
      }),
      RUNS,
    );
  });

  test.each([{ id: 30002 }, { size: '14 in' }, { color: 'Antique' }, { material: 'Bell metal' }])(
    'makes a line of its own for another %p',
    (difference) => {
      expect(addItem(addItem(emptyCart, urli), { ...urli, ...difference }).items).toHaveLength(2);
    },
  );
});

describe('updateQuantity', () => {
  test('sets the quantity of that line alone, to at least 25', () => {
    fc.assert(
      fc.property(additions, product, units, (before, item, quantity) => {
        const cart = addItem(cartOf(before), item);
        expect(updateQuantity(cart, item, quantity).items).toEqual(
          cart.items.map((line) =>
            isSameLine(line, item) ? { ...line, quantity: Math.max(25, quantity) } : line,
          ),
        );
      }),
      RUNS,
    );
  });

  test('adds nothing that is not there', () => {
    expect(updateQuantity(emptyCart, urli, 100)).toEqual(emptyCart);
  });
});

describe('removeItem', () => {
  test('takes out that line and leaves the others', () => {
    fc.assert(
      fc.property(additions, product, (before, item) => {
        const cart = cartOf(before);
        expect(removeItem(cart, item).items).toEqual(cart.items.filter((line) => !isSameLine(line, item)));
        expect(removeItem(addItem(cart, item), item).items.some((line) => isSameLine(line, item))).toBe(
          false,
        );
      }),
      RUNS,
    );
  });
});

test('keeps the open flag through every change', () => {
  const open: Cart = { items: [], isOpen: true };
  const changed = removeItem(updateQuantity(addItem(open, urli), urli, 30), urli);
  expect(changed).toEqual(open);
});

describe('rugs', () => {
  test.each(['Rugs', 'rugs', 'RUGS', ' Rugs '])('are known by the category %p', (category) => {
    expect(isRugCategory(category)).toBe(true);
    expect(hasRug(addItem(addItem(emptyCart, urli), { ...urli, id: 10001, category }))).toBe(true);
  });

  test.each(['Rug', 'Rugs and more', 'Handicraft Products', ''])('are not meant by %p', (category) => {
    expect(isRugCategory(category)).toBe(false);
    expect(hasRug(addItem(emptyCart, { ...urli, category }))).toBe(false);
  });

  test('are in no empty cart', () => expect(hasRug(emptyCart)).toBe(false));
});

describe('what a cart comes to', () => {
  test('is the sum of quantities, and of price times quantity', () => {
    fc.assert(
      fc.property(additions, (added) => {
        const cart = cartOf(added);
        let count = 0;
        let rupees = 0;
        for (const { price, quantity } of cart.items) {
          count += quantity;
          rupees += price * quantity;
        }
        expect(itemCount(cart)).toBe(count);
        expect(subtotal(cart)).toBe(rupees);
      }),
      RUNS,
    );
  });

  test('is nothing for an empty cart', () => {
    expect(itemCount(emptyCart)).toBe(0);
    expect(subtotal(emptyCart)).toBe(0);
  });
});
