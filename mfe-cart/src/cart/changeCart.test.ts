import { hasRug, removeItem, subtotal } from '@tanabana/runtime/cart/cart';
import fc from 'fast-check';
import { hasKnownPrices, refreshLines, restoreLine } from './changeCart';
import { priceListOf } from './catalogueRecords.testing';
import { noPrices } from './priceList';
import { cartOf, rug, urli } from './sampleLines.testing';

const published = [
  {
    id: rug.id,
    name: rug.title,
    category: 'Rugs',
    price: 98000,
    sizes: [{ size: '8 x 10 ft', amount: 98000 }],
  },
  {
    id: urli.id,
    name: 'Brass Urli with Lotus Petals',
    category: 'Handicraft Products',
    price: 2450,
    sizes: [
      { size: '12 in', amount: 2450 },
      { size: '18 in', amount: 5200 },
    ],
  },
];
const prices = priceListOf(published);

test('refreshLines recognises a rug by its id, whatever category is stored', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (category, price) => {
      expect(hasRug(refreshLines(cartOf(urli, { ...rug, category, price }), prices))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("refreshLines uses the price of the line's size from the list, whatever price is stored", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('12 in', '18 in'), (price, size) => {
      const { items } = refreshLines(cartOf({ ...urli, price, size }), prices);
      expect(items[0]?.price).toBe(size === '12 in' ? 2450 : 5200);
    }),
    { numRuns: 1_000 },
  );
});

test('refreshLines uses the base price for a size that the product does not have, or that was not chosen', () => {
  for (const size of ['', '99 in']) {
    expect(subtotal(refreshLines(cartOf({ ...urli, price: 1, size }), prices))).toBe(25 * 2450);
  }
});

test('refreshLines replaces the name and preserves size, colour, material and quantity', () => {
  expect(refreshLines(cartOf(urli), prices).items).toEqual([
    { ...urli, title: 'Brass Urli with Lotus Petals' },
  ]);
});

test('refreshLines does not change lines that are not in the list', () => {
  const unknown = { ...urli, id: 7 };
  expect(refreshLines(cartOf(unknown), prices)).toEqual(cartOf(unknown));
});

test('hasKnownPrices is false for a cart with any line that is not in the list', () => {
  expect(hasKnownPrices(cartOf(urli, rug), prices)).toBe(true);
  expect(hasKnownPrices(cartOf(urli, { ...rug, id: 7 }), prices)).toBe(false);
  expect(hasKnownPrices(cartOf(urli), noPrices)).toBe(false);
});

test('refreshLines shows the present picture of a product, and the stored one if the list has none', () => {
  const pictured = priceListOf(published.map((product) => ({ ...product, image: `/p/${product.id}.webp` })));
  expect(refreshLines(cartOf(urli), pictured).items[0]?.image).toBe('/p/30001.webp');
  expect(refreshLines(cartOf(urli), prices).items[0]?.image).toBe(urli.image);
});

test('restoreLine undoes the removal of any line', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, chosen) => {
      const cart = cartOf(
        ...Array.from({ length }, (_, line) => ({ ...urli, id: line + 1, quantity: 25 + line })),
      );
      const index = chosen % length;
      const line = cart.items[index]!;
      expect(restoreLine(removeItem(cart, line), line, index)).toEqual(cart);
    }),
    { numRuns: 1_000 },
  );
});

test('restoreLine adds up the quantities if the line was added again', () => {
  const again = { ...urli, quantity: 30 };
  expect(restoreLine(cartOf(rug, again), urli, 0)).toEqual(cartOf(rug, { ...urli, quantity: 55 }));
});

test('restoreLine appends the line if the cart has become shorter', () => {
  expect(restoreLine(cartOf(rug), urli, 9)).toEqual(cartOf(rug, urli));
});
