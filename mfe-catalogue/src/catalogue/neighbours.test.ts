import fc from 'fast-check';
import { productOf } from '../testing/productOf';
import { makerAndPlace } from './makerAndPlace';
import { createNeighbours } from './neighbours';
import type { Product } from './product';

const neighboursOf = (product: Product, products: readonly Product[]) => createNeighbours(products)(product);

/** How similar two products are, by comparing them. */
function similarity(a: Product, b: Product): number {
  const sharedTags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const sameTechnique = a.specifications.Technique === b.specifications.Technique;
  const samePlace = makerAndPlace(a.region).place === makerAndPlace(b.region).place;
  return sharedTags + (sameTechnique ? 2 : 0) + (samePlace ? 1 : 0);
}

const anyProduct = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  category: fc.constantFrom('Rugs', 'Handicraft Products', 'Handicraft Items'),
  tags: fc.uniqueArray(fc.constantFrom('blue', 'wool', 'brass', 'vase', 'lamp'), { maxLength: 3 }),
  region: fc.constantFrom('A, Jaipur', 'B, Jaipur', 'C, Agra'),
  specifications: fc.constantFrom({ Technique: 'Loom' }, { Technique: 'Wheel' }, {}),
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
      expect(related.every(({ category }) => category === product!.category)).toBe(true);
    }),
  );
});

test('both lists are the same as by comparing all products', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const [product] = products;
      const { related, recommended } = neighboursOf(product!, products);
      const others = products
        .slice(1)
        .map((other) => ({ other, alike: similarity(product!, other) }))
        .sort((a, b) => b.alike - a.alike)
        .map(({ other }) => other);
      const same = others.filter(({ category }) => category === product!.category);
      const elsewhere = others.filter((other) => !same.includes(other));
      expect(related).toEqual(same.slice(0, 12));
      expect(recommended).toEqual((elsewhere.length > 0 ? elsewhere : same.slice(12)).slice(0, 12));
    }),
  );
});

test('the most similar products come first', () => {
  const vase = productOf({ id: 1, tags: ['blue pottery', 'vase'] });
  const bowl = productOf({ id: 2, tags: ['blue pottery'] });
  const toy = productOf({ id: 3, tags: ['toy'] });
  const jug = productOf({ id: 4, tags: ['blue pottery', 'vase', 'jug'] });
  expect(neighboursOf(vase, [vase, bowl, toy, jug]).related.map(({ id }) => id)).toEqual([4, 2, 3]);
});

test('recommended products come from other categories, if there are any', () => {
  const [rug, vase, toy] = [
    productOf({ id: 1, category: 'Rugs' }),
    productOf({ id: 2 }),
    productOf({ id: 3 }),
  ];
  expect(neighboursOf(rug, [rug, vase, toy]).recommended.map(({ id }) => id)).toEqual([2, 3]);
  const many = Array.from({ length: 20 }, (_, index) => productOf({ id: index + 1 }));
  const { related, recommended } = neighboursOf(many[0]!, many);
  expect([related.length, recommended.length]).toEqual([12, 7]);
});
