import fc from 'fast-check';
import path from 'node:path';
import { materialsIn, techniquesOf } from '../src/facets/facetValues';
import { productOf, tradeOf } from '../src/testing/productOf';
import type { Product } from '../src/catalogue/product';
import { readCatalogue } from './readCollection';
import { createNeighbours } from './neighbours';

const neighboursOf = (product: Product, products: readonly Product[]) => createNeighbours(products)(product);

function similarity(a: Product, b: Product): number {
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((value) => other.includes(value)).length;
  return (
    (a.trade?.hsn === b.trade?.hsn ? 6 : 0) +
    3 * shared(materialsIn(a.specifications.Material), materialsIn(b.specifications.Material)) +
    3 * shared(techniquesOf(a), techniquesOf(b)) +
    (a.category === b.category ? 2 : 0) +
    shared(a.tags, b.tags)
  );
}

const anyProduct = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  category: fc.constantFrom('Rugs', 'Handicraft Products', 'Handicraft Items'),
  tags: fc.uniqueArray(fc.constantFrom('blue', 'wool', 'brass', 'vase', 'lamp'), { maxLength: 3 }),
  trade: fc.constantFrom(tradeOf({ hsn: '5701' }), tradeOf({ hsn: '6304' })),
  specifications: fc.constantFrom({ Material: 'Wool, silk' }, { Material: 'Wool' }, {}),
});
const anyProducts = fc
  .uniqueArray(anyProduct, { selector: ({ id }) => id, minLength: 1, maxLength: 40 })
  .map((parts) => parts.map(productOf));

test('a product is not its own neighbour, and no product is in both lists', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const [product] = products;
      const { related, recommended } = neighboursOf(product!, products);
      const ids = [...related, ...recommended].map(({ id }) => id);
      expect(ids).not.toContain(product!.id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('no omitted product is more similar than a listed one', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const [product] = products;
      const { related } = neighboursOf(product!, products);
      const alike = (others: readonly Product[]) => others.map((other) => similarity(product!, other));
      const left = products.slice(1).filter((other) => !related.includes(other));
      expect(Math.max(-1, ...alike(left))).toBeLessThanOrEqual(Math.min(Infinity, ...alike(related)));
    }),
  );
});

/** Compares a product with all others. @returns ids of related and of recommended products */
function comparedNeighbours(product: Product, products: readonly Product[]) {
  const listed = (others: readonly Product[], count: number) => {
    const sorted = others
      .map((other) => ({ other, alike: similarity(product, other) }))
      .sort((one, two) => two.alike - one.alike);
    const last = sorted[count - 1]?.alike ?? 0;
    return sorted
      .filter(({ alike }, index) => index < count * 1.5 && alike >= last)
      .map(({ other }) => other);
  };
  const related = listed(
    products.filter(({ id }) => id !== product.id),
    4,
  );
  const left = products.filter((other) => other.id !== product.id && !related.includes(other));
  const ofOtherCategories = left.filter(({ category }) => category !== product.category);
  return { related, recommended: listed(ofOtherCategories.length > 0 ? ofOtherCategories : left, 6) };
}

test('both lists are those of a comparison with every product', () => {
  const compare = (products: readonly Product[]) => {
    const find = createNeighbours(products);
    for (const product of products) expect(find(product)).toEqual(comparedNeighbours(product, products));
  };
  compare(readCatalogue(path.join(__dirname, '../collection')).products);
  fc.assert(fc.property(anyProducts, compare));
});

test('candidates include products as similar as the fourth one, up to six', () => {
  const cushion = (id: number, tags: readonly string[] = []) =>
    productOf({ id, trade: tradeOf({ hsn: '6304' }), tags: [...tags] });
  const diya = productOf({ id: 9, trade: tradeOf({ hsn: '7418' }) });
  const all = [
    diya,
    cushion(1, ['kutch']),
    cushion(2),
    cushion(3),
    cushion(4),
    cushion(5),
    cushion(6, ['kutch']),
  ];
  const related = neighboursOf(all[1]!, all).related.map(({ id }) => id);
  expect(related).toEqual([6, 2, 3, 4, 5]);
});

test('a diya is similar to brass, a cushion cover to textiles, and a rug to rugs', () => {
  const collection = readCatalogue(path.join(__dirname, '../collection')).products;
  const find = createNeighbours(collection);
  const related = (id: number) => find(collection.find((product) => product.id === id)!).related;
  expect(related(30018).flatMap(({ specifications }) => materialsIn(specifications.Material))).toEqual(
    expect.arrayContaining(['brass', 'brass', 'brass', 'brass']),
  );
  expect(related(30007).map(({ trade }) => trade?.hsn)).toEqual(['6304', '6304', '6304', '6304']);
  for (const rug of collection.filter(({ category }) => category === 'Rugs')) {
    expect(related(rug.id).map(({ category }) => category)).not.toContain('Handicraft Products');
  }
});

test('recommended products come from other categories, if there are any', () => {
  const rug = (id: number) => productOf({ id, category: 'Rugs', trade: tradeOf({ hsn: '5701' }) });
  const [first, ...rugs] = [1, 2, 3, 4, 5].map(rug);
  const others = [productOf({ id: 6 }), productOf({ id: 7 })];
  expect(neighboursOf(first!, [first!, ...rugs, ...others]).recommended).toEqual(others);
  const many = Array.from({ length: 20 }, (_, index) => productOf({ id: index + 1 }));
  const { related, recommended } = neighboursOf(many[0]!, many);
  expect([related.length, recommended.length]).toEqual([6, 9]);
});
