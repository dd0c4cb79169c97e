import fc from 'fast-check';
import {
  addItem,
  addItems,
  emptyCart,
  isSameLine,
  MINIMUM_ORDER_QUANTITY,
  orderableQuantity,
  removeItem,
  updateQuantity,
  type Cart,
  contentsText,
} from './cart';
import { additions, cartOf, product, RUNS, units, urli } from './sampleProducts.testing';

describe('orderableQuantity', () => {
  test('is a whole number of at least 25 for any number', () => {
    fc.assert(
      fc.property(fc.double(), (requested) => {
        const quantity = orderableQuantity(requested);
        expect(Number.isSafeInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(25);
      }),
      RUNS,
    );
  });

  test('does not change whole numbers from 25 on', () => {
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
  ])('converts %p to %p', (requested, quantity) => expect(orderableQuantity(requested)).toBe(quantity));

  test('has a minimum order of 25 units', () => expect(MINIMUM_ORDER_QUANTITY).toBe(25));
});

describe('addItem', () => {
  test('adds one unit by default, which is raised to 25', () => {
    expect(addItem(emptyCart, urli).items).toEqual([{ ...urli, quantity: 25 }]);
  });

  test('adds one unit to an existing line', () => {
    expect(addItem(addItem(emptyCart, urli, 40), urli).items[0]?.quantity).toBe(41);
  });

  test('creates a line of at least 25 units', () => {
    fc.assert(
      fc.property(product, units, (item, quantity) => {
        expect(addItem(emptyCart, item, quantity).items).toEqual([
          { ...item, quantity: Math.max(25, quantity) },
        ]);
      }),
      RUNS,
    );
  });

  test('adds the quantity to an existing line, raises the sum to at least 25, and changes no other line', () => {
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

  test('creates one line per product, size, colour and material', () => {
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
    'creates a separate line for another %p',
    (difference) => {
      expect(addItem(addItem(emptyCart, urli), { ...urli, ...difference }).items).toHaveLength(2);
    },
  );
});

describe('updateQuantity', () => {
  test('sets the quantity of one line to at least 25', () => {
    fc.assert(
      fc.property(additions, product, units, (before, item, quantity) => {
        const cart = addItem(cartOf(before), item);
        expect(updateQuantity(cart, item, () => quantity).items).toEqual(
          cart.items.map((line) =>
            isSameLine(line, item) ? { ...line, quantity: Math.max(25, quantity) } : line,
          ),
        );
      }),
      RUNS,
    );
  });

  test('changes the stored quantity of the line, not the displayed one', () => {
    const cart = addItem(emptyCart, urli, 30);
    const steps = [1, 1, -3].reduce(
      (stepped, step) => updateQuantity(stepped, urli, (present) => present + step),
      cart,
    );
    expect(steps.items).toEqual([{ ...urli, quantity: 29 }]);
  });

  test('does not add a missing line', () => {
    expect(updateQuantity(emptyCart, urli, () => 100)).toEqual(emptyCart);
  });
});

describe('removeItem', () => {
  test('removes only this line', () => {
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

test('addItem, updateQuantity and removeItem do not change the open flag', () => {
  const open: Cart = { items: [], isOpen: true };
  const changed = removeItem(
    updateQuantity(addItem(open, urli), urli, () => 30),
    urli,
  );
  expect(changed).toEqual(open);
});

test('addItems adds units to equal lines and appends other lines', () => {
  const other = { ...urli, id: 7, quantity: 60 };
  const line = { ...urli, quantity: 25 };
  expect(addItems(cartOf([[urli, 25]]), [line, other]).items).toEqual([{ ...line, quantity: 50 }, other]);
});

test('counts products and units, with Indian grouping', () => {
  expect(contentsText([{ id: 1, quantity: 200 }])).toBe('1 product, 200 units');
  expect(
    contentsText([
      { id: 1, quantity: 150_000 },
      { id: 2, quantity: 25 },
    ]),
  ).toBe('2 products, 1,50,025 units');
  expect(
    contentsText([
      { id: 1, quantity: 25 },
      { id: 1, quantity: 50 },
    ]),
  ).toBe('1 product, 75 units');
});
