import { hasRug, subtotal } from '@tanabana/shared/cart/cart';
import fc from 'fast-check';
import { parsePublicRecord } from './publicRecord';
import { refreshLines } from './refreshLines';
import { cartOf, rug, urli } from './sampleLines';

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
const record = parsePublicRecord(published);

it('knows a rug again, whatever category storage says', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), (category, price) => {
      expect(hasRug(refreshLines(cartOf(urli, { ...rug, category, price }), record))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('takes the price of the line’s size from the record, whatever storage says', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('12 in', '18 in'), (price, size) => {
      const { items } = refreshLines(cartOf({ ...urli, price, size }), record);
      expect(items[0]?.price).toBe(size === '12 in' ? 2450 : 5200);
    }),
    { numRuns: 1_000 },
  );
});

it('takes the base price for a size that the product does not have, or that was not chosen', () => {
  for (const size of ['', '99 in']) {
    expect(subtotal(refreshLines(cartOf({ ...urli, price: 1, size }), record))).toBe(25 * 2450);
  }
});

it('takes no price below the base price where the record tells no sizes', () => {
  const bare = parsePublicRecord([{ id: urli.id, name: urli.title, category: urli.category, price: 2450 }]);
  const priceFrom = (price: number) => refreshLines(cartOf({ ...urli, price }), bare).items[0]?.price;
  expect([priceFrom(1), priceFrom(2450), priceFrom(5200)]).toEqual([2450, 2450, 5200]);
});

it('shows the present name and keeps size, colour, material and quantity', () => {
  expect(refreshLines(cartOf(urli), record).items).toEqual([
    { ...urli, title: 'Brass Urli with Lotus Petals' },
  ]);
});

it('keeps lines that the record does not know', () => {
  const unknown = { ...urli, id: 7 };
  expect(refreshLines(cartOf(unknown), record)).toEqual(cartOf(unknown));
});

describe('parsePublicRecord', () => {
  it('leaves out entries without what the cart needs', () => {
    const broken = [null, 5, { id: 1 }, { id: 2, name: 'x', category: 'y', price: -1 }];
    expect([...parsePublicRecord([...broken, ...published]).keys()]).toEqual([rug.id, urli.id]);
  });

  it('is empty for anything but a list', () => {
    for (const junk of [undefined, null, {}, 'x']) expect(parsePublicRecord(junk).size).toBe(0);
  });

  it('takes a price of 0 rupees, but none below', () => {
    const priced = (price: number) => ({
      id: 1,
      name: 'x',
      category: 'y',
      price: 0,
      sizes: [{ size: 'S', amount: price }],
    });
    expect(parsePublicRecord([priced(0)]).size).toBe(1);
    expect(parsePublicRecord([priced(-1)]).size).toBe(0);
  });

  it('needs no sizes', () => {
    expect(parsePublicRecord([{ id: 1, name: 'x', category: 'y', price: 5 }]).size).toBe(1);
  });
});
