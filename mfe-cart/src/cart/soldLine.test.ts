import { subtotal } from '@tanabana/shop/cart/cart';
import fc from 'fast-check';
import { priceListOf } from './catalogueRecords.testing';
import { soldCart } from './changeCart';
import { lineFacts, orderTotal, pricedTotal, problemText } from './lineFacts';
import { packOf } from './pack';
import { noPrices, type PriceList } from './priceList';
import { cartOf, rug, urli } from './sampleLines.testing';
import { hasPrice, skuOf, soldLine, storedLine } from './soldLine';

const pack = { units: 4, kg: 9, m3: 0.09 };
const published = {
  id: urli.id,
  name: 'Brass Urli with Lotus Petals',
  category: 'Handicraft Products',
  price: 2450,
  sizes: [
    { size: '12 in', amount: 2450, pack },
    { size: '18 in', amount: 5200, pack },
  ],
};
const rose = { size: 'rose', amount: 900, sku: 'K-ROSE' };
const coloured = {
  ...published,
  id: 30_009,
  optionName: 'Colour',
  sku: 'K-1',
  sizes: [rose, { size: 'indigo', amount: 900, isSoldOut: true }],
};
const soldOut = { ...published, id: 30_010, isSoldOut: true };
const single = { ...published, id: 30002, sizes: [] };
const prices: PriceList = new Map([
  ...priceListOf([published, single, coloured, soldOut]),
  [39_999, undefined],
]);
const sold = (line: Partial<typeof urli>) => soldLine({ ...urli, ...line }, prices);

test('a line has the price of its size, whatever price is stored, and reports another stored price', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('12 in', '18 in'), (price, size) => {
      const amount = size === '12 in' ? 2450 : 5200;
      const isOther = price > 0 && price !== amount;
      expect(sold({ price, size })).toEqual({
        ...urli,
        title: published.name,
        size,
        price: amount,
        ...(isOther && { formerPrice: price }),
      });
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['a size that its product does not have', { size: '99 in' }, 'size', 'No longer made in 99 in (251 cm).'],
  [
    'a size of a product with one size',
    { id: 30002, size: '10 in' },
    'size',
    'No longer made in 10 in (25 cm).',
  ],
  ['no size of several', { size: '' }, 'choice', 'Comes in several sizes.'],
  [
    'the only size of a product that has several now',
    { size: 'Standard' },
    'choice',
    'Comes in several sizes.',
  ],
  ['an option that is sold out', { id: 30_009, size: 'indigo' }, 'stock', 'Sold out at present.'],
  ['a product that is sold out', { id: 30_010 }, 'stock', 'Sold out at present.'],
  ['a product that is not sold any more', { id: 39_999 }, 'product', 'No longer made.'],
])('a line with %s has no price, no packing, and is not in the total', (_, line, problem, text) => {
  const stored = { ...urli, ...line };
  const result = soldLine(stored, prices);
  expect(result).toMatchObject({ ...line, problem, price: 0, quantity: urli.quantity });
  expect(problemText(result)).toBe(text);
  expect(hasPrice(result)).toBe(false);
  expect(packOf(stored, prices)).toBeUndefined();
  const cart = soldCart(cartOf(stored, urli), prices);
  expect(subtotal(cart)).toBe(25 * 2450);
  expect(orderTotal(cart)).toBe('₹61,250');
  expect(orderTotal(soldCart(cartOf(stored), prices))).toBe('—');
  expect(pricedTotal(soldCart(cartOf(stored), prices))).toBeUndefined();
});

test.each(['', 'Standard'])('a line with the size “%s” has the only size of its product', (size) => {
  expect(sold({ id: 30002, size, price: 2450 })).toEqual({ ...urli, id: 30002, title: single.name, size });
});

test('a rug has no former price, because rugs are quoted', () => {
  const rugs = priceListOf([
    { ...published, id: rug.id, category: 'Rugs', price: 0, sizes: [{ size: rug.size, amount: 0 }] },
  ]);
  expect(soldLine(rug, rugs)).toEqual({ ...rug, title: published.name, price: 0 });
});

test('a line stays as it is stored until its product is read, and if the catalogue cannot be read', () => {
  expect(soldLine({ ...urli, id: 7 }, prices)).toEqual({ ...urli, id: 7 });
  expect(soldLine(urli, noPrices)).toBe(urli);
});

test('a line has the present picture of its product, and the stored one if the catalogue publishes none', () => {
  expect(soldLine(urli, priceListOf([{ ...published, image: '/p/30001.webp' }])).image).toBe('/p/30001.webp');
  expect(sold({}).image).toBe(urli.image);
});

test('storedLine has only the fields that a cart stores', () => {
  expect(Object.keys(storedLine(sold({ size: '99 in' })))).toEqual(Object.keys(urli));
  expect(Object.keys(storedLine(sold({ price: 1 })))).toEqual(Object.keys(urli));
});

test('a line in a colour names it as its colour, and has the article number of the colour', () => {
  const line = sold({ id: 30_009, size: 'rose', color: 'Standard' });
  expect(lineFacts(line)[0]).toEqual({ label: 'Colour', value: 'rose' });
  expect(storedLine(line)).not.toHaveProperty('optionName');
  expect(skuOf(line, prices.get(30_009))).toBe('K-ROSE');
  expect(skuOf({ size: 'indigo' }, prices.get(30_009))).toBe('K-1');
});
