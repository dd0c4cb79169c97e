import { addItem, emptyCart, contentsText } from '@tanabana/shop/cart/cart';
import { anOrder } from '../testing/anOrder';
import { urli } from '../testing/urli';
import { addReorder, lineText, orderedFacts, reorder, reorderNotes } from './reorder';

const reordered = (changes: Partial<ReturnType<typeof anOrder>['items'][number]>, product = urli) => {
  const [item] = anOrder().items;
  return reorder({ items: [{ ...item!, ...changes }] }, new Map([[product.id, product]]));
};

test('a line has the fields of a line from the product page, and the size with the ordered price', () => {
  expect(reordered({ unitPrice: 2850, quantity: 40 })).toEqual({
    lines: [
      {
        item: {
          id: 30004,
          title: 'Engraved Brass Urli',
          price: 2850,
          image: '/pictures/30004-400.webp',
          category: 'Handicraft Products',
          size: '12 in',
          color: 'Brass',
          material: 'Brass',
          quantity: 40,
        },
        isRaised: false,
        isSizeAssumed: false,
      },
    ],
    gone: [],
  });
  expect(reorderNotes(reordered({ unitPrice: 2850 }))).toEqual([]);
});

test('the first size is used, with a note, if no size or several sizes have the ordered price', () => {
  const equal = { ...urli, sizes: urli.sizes.map(({ size }) => ({ size, amount: 1950 })) };
  for (const plan of [reordered({ unitPrice: 1800 }), reordered({}, equal)]) {
    expect(plan.lines[0]?.item.size).toBe('9 in');
    expect(reorderNotes(plan)).toEqual(['Engraved Brass Urli: the order has no size, so we chose 9 in.']);
  }
});

test('the ordered size is used, and a note names a size that is no longer sold', () => {
  const plan = reordered({ size: '12 in' });
  expect(plan.lines[0]?.item).toMatchObject({ size: '12 in', price: 2850 });
  expect(reorderNotes(reordered({ size: '40 in' }))).toEqual([
    'Engraved Brass Urli no longer comes in 40 in, so we chose 9 in.',
  ]);
});

test('the facts about an item are its picture, and its size if order or price determine it', () => {
  const [item] = anOrder().items;
  const items = [item!, { ...item!, unitPrice: 1 }, { ...item!, size: '7 in' }, { ...item!, productId: 5 }];
  const { image } = urli;
  expect(orderedFacts({ items }, new Map([[urli.id, urli]]))).toEqual([
    { image, size: '9 in (23 cm)' },
    { image, size: '' },
    { image, size: '7 in (18 cm)' },
    { image: undefined, size: '' },
  ]);
});

test('a product with one size or none keeps that size, and a new price is noted', () => {
  const unsized = { ...urli, sizes: [] };
  expect(reordered({ unitPrice: 1800 }, unsized).lines[0]?.item).toMatchObject({
    size: 'Standard',
    price: 1950,
  });
  const oneSize = { ...urli, sizes: urli.sizes.slice(0, 1) };
  const plan = reordered({ unitPrice: 1800 }, oneSize);
  expect(plan.lines[0]?.item.size).toBe('9 in');
  expect(reorderNotes(plan)).toEqual(['Engraved Brass Urli costs ₹1,950 now, not ₹1,800.']);
});

test('a rug has no former price, because rugs are sold by quotation', () => {
  const rug = { ...urli, category: 'Rugs', price: 0, sizes: [{ size: '5 x 7 ft', amount: 0 }] };
  expect(reorderNotes(reordered({ unitPrice: 40_250 }, rug))).toEqual([]);
});

test('a quantity below the minimum is raised to the minimum (§5) and noted', () => {
  const plan = reordered({ quantity: 10 });
  expect(plan.lines[0]?.item.quantity).toBe(25);
  expect(reorderNotes(plan)).toEqual(['Engraved Brass Urli: raised to the minimum of 25 units.']);
});

test('an unavailable product is named, and the others are added', () => {
  const [item] = anOrder().items;
  const order = { items: [{ ...item!, productId: 5, name: 'Old Lamp' }, item!] };
  const plan = reorder(order, new Map([[urli.id, urli]]));
  expect(plan.lines.map(lineText)).toEqual(['25 × Engraved Brass Urli, 9 in']);
  expect(reorderNotes(plan)).toEqual(['Old Lamp is not available.']);
});

test('adding to a cart increases the quantity of an equal line (§4) and preserves the others', () => {
  const plan = reordered({ quantity: 30 });
  const [{ item } = { item: undefined }] = plan.lines;
  const tray = { ...item!, id: 1, title: 'Tray' };
  const cart = addReorder(addItem(addItem(emptyCart, tray, 25), item!, 25), plan);
  expect(cart.items.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Tray', 25],
    ['Engraved Brass Urli', 55],
  ]);
  expect(contentsText(cart.items)).toBe('2 products, 80 units');
});

test('a product that is sold out is named, and not added', () => {
  const plan = reordered({}, { ...urli, isSoldOut: true });
  expect(plan.lines).toEqual([]);
  expect(reorderNotes(plan)).toEqual(['Brass Urli is not available.']);
});
